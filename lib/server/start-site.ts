/** Starts the whole site: database, server and background work. Stops it without losing a request. */
import type { RequestListener, Server } from 'node:http'
import { isOn, site } from '../../content/site'
import { startVersionPoller } from '../affirmations/version-poller'
import { describePreparation, prepareDatabase } from '../affirmations/writes/prepare-database'
import { closeDb } from '../db/client'
import { opening } from '../db/describe-error'
import { engines } from '../db/engines'
import { engineOfUrl } from '../db/engines/schema'
import { waitForDatabase } from '../db/wait-for-database'
import { code, env, hostMemory, misspelledSettings } from '../env'
import { loadFonts } from '../images/fonts'
import { captureConsole, flushLog, log } from '../log'
import { warningOfChangedKey } from '../newsletter/list/former-keys'
import { warningOfUnusedList } from '../newsletter/list/subscriber-list'
import { isControllerSample } from '../site/privacy'
import { startDailyCleanup } from '../submissions/daily-cleanup'
import { closeServer, createHttpServer, LIMITS, listen, requireFreePort } from './connections/http-server'
import { createRequestHandler } from './handle-request'
import { startNext } from './next-app'
import { observeRequests } from './request-log'

/** The time that open requests have to finish after a stop signal, in milliseconds. */
const STOP_WITHIN_MS = 8_000
/** The time to close the database after that, in milliseconds. Closing waits for statements, which may wait for locks. */
const CLOSE_WITHIN_MS = 500
/** Far more connections than a browser opens, or an office behind one address needs. */
const CONNECTIONS_OF_CLIENT = 500

/**
 * Brings the database up to date and serves the site on HOST:PORT. Returns once it listens. Stops on SIGTERM and SIGINT: open
 * requests finish, no new ones start.
 */
export async function startSite({ isDevelopment = false } = {}): Promise<void> {
  const { PORT, HOST, TRUST_PROXY, SMTP_URL, MAIL_FROM, METRICS_PORT, METRICS_HOST, NEWSLETTER_AUTO } = env()
  loadFonts()
  await checkBeforeStart()
  if (!isDevelopment) captureConsole()
  await opening(() => waitForDatabase((sentence) => process.stderr.write(`${sentence}\n`)))
  console.log(describePreparation(await opening(prepareDatabase)))
  await opening(startVersionPoller)

  let listener: RequestListener = () => {}
  const limits = TRUST_PROXY === 0 ? { ...LIMITS, maxConnectionsOfClient: CONNECTIONS_OF_CLIENT } : LIMITS
  const server = createHttpServer((request, response) => listener(request, response), limits)
  const next = await startNext(code.folder, isDevelopment, server)
  const { handle, cache } = await createRequestHandler(next, isDevelopment)
  listener = handle
  if (METRICS_PORT !== undefined) {
    const { createMetrics, createMetricsServer } = await import('../monitoring/metrics')
    const metrics = createMetrics(cache)
    observeRequests(metrics.observe)
    await listen(createMetricsServer(metrics), METRICS_PORT, METRICS_HOST, 'METRICS_PORT')
  }
  await listen(server, PORT, HOST)
  const stopMail: ((within: number) => Promise<void>)[] = []
  if (SMTP_URL && MAIL_FROM) {
    const { dailyWorker, outboxWorker, startMailWorker } = await import('../newsletter/mail-worker')
    stopMail.push(startMailWorker(SMTP_URL, MAIL_FROM, outboxWorker))
    if (NEWSLETTER_AUTO && isOn('newsletter')) stopMail.push(startMailWorker(SMTP_URL, MAIL_FROM, dailyWorker))
  }
  stopOnSignal(server, async (within) => {
    await Promise.all(stopMail.map((stop) => stop(within)))
  })
  startDailyCleanup()
  await warnOfList()
  if (isControllerSample()) {
    log.warn('/privacy names a sample as the controller: fill in who is responsible in content/site.ts.')
  }
  if (process.stdout.isTTY)
    process.stdout.write(`${site.name} is at ${typeof PORT === 'number' ? `http://localhost:${PORT}` : PORT}\n`)
  log.info({ port: PORT }, 'listening')
}

/**
 * Checks before anything is changed: for misspelled settings, ports that are taken, and another running server. Logs a warning
 * for what may be intended.
 * @throws Error with one sentence for what can only be a mistake
 */
async function checkBeforeStart(): Promise<void> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, DATABASE_URL, TRUST_PROXY, SITE_URL, isSiteUrlSet, CACHE_MB } = env()
  for (const question of misspelledSettings()) log.warn(question)
  if (process.getuid?.() === 0 && process.env.NODE_ENV === 'production') {
    log.warn(
      'The site runs as root: it needs no rights of root, and another user cannot write the files that it makes.'
    )
  }
  if (TRUST_PROXY > 0 && !isSiteUrlSet) {
    log.warn(`SITE_URL is not set: pages name ${SITE_URL} as their origin, to search engines too.`)
  }
  if (CACHE_MB > hostMemory() / 4) {
    log.warn(
      `CACHE_MB is ${CACHE_MB}, more than a quarter of the ${Math.round(hostMemory())} MiB that this host or container has.`
    )
  }
  await requireFreePort(PORT, HOST)
  if (METRICS_PORT !== undefined) await requireFreePort(METRICS_PORT, METRICS_HOST, 'METRICS_PORT')
  await opening(() => engines[engineOfUrl(DATABASE_URL)].markServed(DATABASE_URL))
}

/** What cannot be found out, as on a full disk, is no reason to end a site that serves. */
async function warnOfList(): Promise<void> {
  try {
    for (const warning of [await warningOfChangedKey(), await warningOfUnusedList()]) if (warning) log.warn(warning)
  } catch (error) {
    console.error('The keys of the list could not be checked:', error)
  }
}

/** Stops on the first signal. A second signal ends the process at once. */
function stopOnSignal(server: Server, beforeClose: (within: number) => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      log.info({ signal }, 'stopping')
      stop(server, beforeClose)
    })
  }
}

function stop(server: Server, beforeClose: (within: number) => Promise<void>): void {
  const ended = beforeClose(STOP_WITHIN_MS)
  setTimeout(() => {
    log.warn('stopped with the database still at work')
    process.exit(0)
  }, STOP_WITHIN_MS + CLOSE_WITHIN_MS).unref()
  closeServer(server, STOP_WITHIN_MS, async () => {
    await ended
    await closeDb()
    await flushLog()
    log.info('stopped')
    process.exit(0)
  })
}

/** Starts the whole site: database, server and background work. Stops it without losing a request. */
import type { RequestListener, Server } from 'node:http'
import { describePreparation, prepareDatabase } from '../affirmations/writes/prepare-database'
import { closeDb } from '../db/client'
import { opening } from '../db/describe-error'
import { waitForDatabase } from '../db/wait-for-database'
import { code, env } from '../env'
import { captureConsole, flushLog, log } from '../log'
import { isControllerSample } from '../site/privacy'
import { startDailyCleanup } from '../submissions/daily-cleanup'
import { closeServer } from './connections/close-server'
import { createHttpServer, LIMITS } from './connections/http-server'
import { listen } from './connections/listen'
import { createRequestHandler } from './handle-request'
import { observeRequests } from './monitoring/request-log'
import { startNext } from './next-app'
import { startVersionPoller } from './version-poller'

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
export async function serve({ isDevelopment = false } = {}): Promise<void> {
  const { PORT, HOST, SITE_URL, TRUST_PROXY, CACHE_MB, SMTP_URL, MAIL_FROM, METRICS_PORT } = env()
  if (!isDevelopment) captureConsole()
  await opening(() => waitForDatabase((sentence) => process.stderr.write(`${sentence}\n`)))
  console.log(describePreparation(await opening(prepareDatabase)))
  await startVersionPoller()

  let listener: RequestListener = () => {}
  const limits = TRUST_PROXY === 0 ? { ...LIMITS, maxConnectionsOfClient: CONNECTIONS_OF_CLIENT } : LIMITS
  const server = createHttpServer((request, response) => listener(request, response), limits)
  const next = await startNext(code.folder, isDevelopment, server)
  const { handle, cache } = await createRequestHandler(next, {
    folder: code.folder,
    isDevelopment,
    isHttps: SITE_URL.startsWith('https:'),
    trustProxy: TRUST_PROXY,
    cacheBytes: CACHE_MB * 2 ** 20
  })
  listener = handle
  if (METRICS_PORT !== undefined) {
    const { createMetrics } = await import('./monitoring/metrics')
    const metrics = createMetrics(cache)
    observeRequests(metrics.observe)
    await (await import('./monitoring/metrics-server')).serveMetrics(METRICS_PORT, metrics)
  }
  await listen(server, PORT, HOST)
  let stopOutbox = async (_within: number) => {}
  if (SMTP_URL && MAIL_FROM) {
    stopOutbox = (await import('../newsletter/outbox/outbox-worker')).startOutboxWorker(SMTP_URL, MAIL_FROM)
  }
  stopOnSignal(server, stopOutbox)
  startDailyCleanup()
  if (isControllerSample()) {
    log.warn('/privacy names a sample as the controller: fill in who is responsible in content/site.ts.')
  }
  if (process.stdout.isTTY) process.stdout.write(`Daily Affirmations is at http://localhost:${PORT}\n`)
  log.info({ port: PORT }, 'listening')
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

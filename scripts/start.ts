/** `npm start`: brings the database up to date, then serves the built site on HOST:PORT until SIGTERM or SIGINT. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { describePreparation, prepareDatabase } from '../lib/affirmations/writes/prepare-database'
import { inOneLine, onParentEnd } from '../lib/cli'
import { waitForDatabase } from '../lib/db/wait-for-database'
import { code, env } from '../lib/env'
import { captureConsole, log, onLogClosed } from '../lib/log'
import { startVersionPoller } from '../lib/server/version-poller'
import { isControllerSample } from '../lib/site/privacy'
import { startDailyCleanup } from '../lib/submissions/daily-cleanup'

/** Written by the build: the whole configuration, as Next has read it. */
const BUILT_WITH = join(code.folder, '.next', 'required-server-files.json')

/**
 * Garbage is collected when the heap has grown by 40 %. By itself V8 would let it grow to four times its size on a machine
 * with much memory, and rarely need to.
 */
const HEAP_GROWTH = '--heap-growing-percent=40'

/**
 * WebAssembly, which here is Prisma's query compiler, is compiled once and not again for speed: that would leave 50 MB with the
 * allocator. Prisma keeps the plan of a query, so its compiler hardly runs again.
 */
const WASM_TIERS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

for (const flag of [HEAP_GROWTH, ...WASM_TIERS]) setFlagsFromString(flag)
Object.assign(process.env, { NODE_ENV: 'production' })
const stop = () => process.kill(process.pid, 'SIGTERM')
onLogClosed(stop)
if (process.env.npm_lifecycle_event === 'start') onParentEnd(stop)
try {
  await start()
} catch (error) {
  process.stderr.write(`The server could not start: ${await inOneLine(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const { PORT, HOST, SITE_URL, TRUST_PROXY, CACHE_MB, SMTP_URL, MAIL_FROM, METRICS_PORT } = env()
  captureConsole()
  // As `.next/standalone/server.js` does: the build's own configuration, without next.config.mjs and its tools.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(BUILT_WITH, 'utf8')).config)

  await waitForDatabase((sentence) => process.stderr.write(`${sentence}\n`))
  console.log(describePreparation(await prepareDatabase()))
  await startVersionPoller()
  const { routeTable } = await import('../app/route-table')
  const { serve } = await import('../lib/server/serve')
  let stopOutbox = async (_within: number) => {}
  await serve({
    port: PORT,
    host: HOST,
    metricsPort: METRICS_PORT,
    siteUrl: SITE_URL,
    trustProxy: TRUST_PROXY,
    cacheBytes: CACHE_MB * 2 ** 20,
    handlers: routeTable,
    beforeClose: (within) => stopOutbox(within)
  })
  if (SMTP_URL && MAIL_FROM)
    stopOutbox = (await import('../lib/newsletter/outbox/outbox-worker')).startOutboxWorker(SMTP_URL, MAIL_FROM)
  startDailyCleanup()
  if (isControllerSample()) {
    log.warn('/privacy names a sample as the controller: fill in who is responsible in content/site.ts.')
  }
  if (process.stdout.isTTY) process.stdout.write(`Daily Affirmations is at http://localhost:${PORT}\n`)
  log.info({ port: PORT }, 'listening')
}

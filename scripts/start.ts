/** `npm start`: brings the database up to date, then serves the built site on HOST:PORT until SIGTERM or SIGINT. */
import { setFlagsFromString } from 'node:v8'

/**
 * Garbage is collected when the heap has grown by a fifth. By itself V8 would let it grow to four times its size on a machine with
 * much memory: after 150 pages and 1,500 draws the heap had 188 MiB, and with this 116.
 */
const HEAP_GROWTH = '--heap-growing-percent=20'

setFlagsFromString(HEAP_GROWTH)
// Whatever the shell says, and before anything reads the files of the environment. resvg's allocator, mimalloc, reads its setting when
// the first picture is drawn: without it, 400 pictures left 85 MiB behind, and with it 60.
Object.assign(process.env, { NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' })
const { inOneLine, onParentEnd } = await import('../lib/cli')
const { onLogClosed } = await import('../lib/log')
if (process.argv.length > 2) {
  console.error('npm start takes no arguments. Settings are variables: PORT=4000 npm start')
  process.exit(2)
}
// The first process of a container gets no signal that it does not listen for.
const end = () => process.exit(1)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end)
const stop = () => process.kill(process.pid, 'SIGTERM')
onLogClosed(stop)
if (process.env.npm_lifecycle_event === 'start') onParentEnd(stop)
try {
  const { startSite } = await import('../lib/server/start-site')
  await startSite()
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, end)
} catch (error) {
  process.stderr.write(`The server could not start: ${inOneLine(error)}\n`)
  process.exit(1)
}

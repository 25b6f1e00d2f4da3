/**
 * Sends the newsletter as `npm run newsletter:send` does, but with short pauses, for tests that kill it. Prints the result
 * as JSON, with the heap size after every 60 e-mails if Node exposes its garbage collector.
 * Arguments: URL of the SMTP server, the time that the run takes for the present.
 */
import { closeDb } from '../../lib/db/client'
import { sendNewsletter } from '../../lib/newsletter/daily/send-newsletter'
import { openTransport } from '../../lib/newsletter/transport'

const [url = '', now = ''] = process.argv.slice(2)
const clock = () => new Date(now)
const transport = openTransport(url, 'hello@example.org')
const timing = { lease: 60_000, beginWithin: 30_000, retries: [50], pauses: [50] }
const heap: number[] = []
const onProgress = ({ sent }: { sent: number }) => {
  // Several e-mails may be reported at once, so that `sent` may skip a round number.
  if (sent < 60 * (heap.length + 1) || !globalThis.gc) return
  globalThis.gc()
  heap.push(process.memoryUsage().heapUsed)
}
console.log(JSON.stringify({ ...(await sendNewsletter(transport, { clock, timing, onProgress })), heap }))
transport.close()
await closeDb()

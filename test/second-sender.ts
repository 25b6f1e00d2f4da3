/**
 * What `npm run newsletter:send` does, for tests that kill it: a lease that ends soon. Prints the result as JSON, with the
 * heap after every 100 mails where Node exposes its garbage collector. Arguments: address of the SMTP server, day.
 */
import { affirmationOfDay } from '../lib/affirmations/repository'
import { closeDb } from '../lib/db/client'
import { sendNewsletter } from '../lib/newsletter/send-newsletter'
import { openTransport } from '../lib/newsletter/transport'

const [url = '', day = ''] = process.argv.slice(2)
const line = await affirmationOfDay(day)
if (!line) throw new Error('Nothing is published.')
const transport = openTransport(url, 'hello@example.org')
const timing = { lease: 4_000, retries: [50], pauses: [50] }
const heap: number[] = []
const onProgress = ({ sent }: { sent: number }) => {
  // Mails of one moment are counted together, so that a round number may be passed over.
  if (sent < 100 * (heap.length + 1) || !globalThis.gc) return
  globalThis.gc()
  heap.push(process.memoryUsage().heapUsed)
}
console.log(JSON.stringify({ ...(await sendNewsletter(transport, { day, line, timing, onProgress })), heap }))
transport.close()
await closeDb()

/**
 * What `npm run newsletter:send` does, for tests that kill it: a lease that ends soon, and a line for each mail that is
 * settled. Arguments: address of the SMTP server, day.
 */
import { affirmationOfDay } from '../data/affirmations'
import { closeDb } from '../data/client'
import { sendNewsletter } from '../mail/send-newsletter'
import { openTransport } from '../mail/transport'

const [url = '', day = ''] = process.argv.slice(2)
const line = await affirmationOfDay(day)
if (!line) throw new Error('Nothing is published.')
const transport = openTransport(url, 'hello@example.org')
const timing = { lease: 1_500, retries: [50], pauses: [50] }
console.log(JSON.stringify(await sendNewsletter(transport, { day, line, timing })))
transport.close()
await closeDb()

/**
 * What another process of the site would do on the same database, for tests: prepares it, and prints as JSON how often it
 * could call, and the affirmation of a day. Arguments: a client address, the allowed calls, the calls, a day.
 */

import { prepareDatabase } from '../lib/affirmations/prepare-database'
import { affirmationOfDay } from '../lib/affirmations/repository'
import { closeDb } from '../lib/db/client'
import { countRequest } from '../lib/http/rate-limits'

const [address = '', points, calls, day = ''] = process.argv.slice(2)
const { applied, seeded } = await prepareDatabase()
let passed = 0
for (let call = 0; call < Number(calls); call += 1) {
  if ((await countRequest('submit', address, Number(points))) === 0) passed += 1
}
const line = await affirmationOfDay(day)
console.log(JSON.stringify({ applied, added: seeded.added, passed, line: line?.id }))
await closeDb()

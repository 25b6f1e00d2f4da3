/**
 * Acts as another process of the site on the same database, for tests: prepares the database and prints, as JSON, how many
 * requests passed the rate limit and the affirmation of a day.
 * Arguments: a client address, the limit, the number of requests, a day.
 */

import { dailyAffirmation } from '../../lib/affirmations/draws/daily-pick'
import { prepareDatabase } from '../../lib/affirmations/writes/prepare-database'
import { closeDb } from '../../lib/db/client'
import { countRequest } from '../../lib/http/rate-limits'

const [address = '', limit, requests, day = ''] = process.argv.slice(2)
const { applied, seeded } = await prepareDatabase()
let passed = 0
for (let request = 0; request < Number(requests); request += 1) {
  if ((await countRequest('submit', address, Number(limit))) === 0) passed += 1
}
const picked = await dailyAffirmation(day)
console.log(JSON.stringify({ applied, added: seeded.added, passed, affirmation: picked?.affirmation.id }))
await closeDb()

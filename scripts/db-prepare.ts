/** `npm run db:prepare`: creates, migrates and seeds the database at DATABASE_URL, whichever of it is missing. */

import { describePreparation, prepareDatabase } from '../lib/affirmations/prepare-database'
import { closeDb } from '../lib/db/client'

console.log(describePreparation(await prepareDatabase()))
await closeDb()

/** `npm run db:prepare`: creates, migrates and seeds the database at DATABASE_URL, whichever of it is missing. */
import { closeDb } from '../lib/data/client'
import { describePreparation, prepareDatabase } from '../lib/data/prepare'

console.log(describePreparation(await prepareDatabase()))
await closeDb()

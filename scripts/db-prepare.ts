/** `npm run db:prepare`: creates, migrates and seeds the database at DATABASE_URL, whichever of it is missing. */
import { describePreparation, prepareDatabase } from '../lib/affirmations/writes/prepare-database'
import { npmCommand, runCommand } from '../lib/cli'
import { preparePageSearch } from '../lib/site/search/page-search'

const program = npmCommand('db:prepare', 'Creates, migrates and seeds the database.').action(async () => {
  console.log(describePreparation(await prepareDatabase()))
  await preparePageSearch()
})

await runCommand(program, { database: 'create' })

/** `npm run db:seed`: creates, migrates and seeds the database at DATABASE_URL, whichever of it is missing, as a start does. */
import { describePreparation, prepareDatabase } from '../lib/affirmations/writes/prepare-database'
import { npmCommand, runCommand } from '../lib/cli'

const program = npmCommand('db:seed', 'Creates, migrates and seeds the database.').action(async () => {
  console.log(describePreparation(await prepareDatabase()))
})

await runCommand(program, { database: 'create' })

/** `npm run db:prepare`: creates, migrates and seeds the database at DATABASE_URL, whichever of it is missing. */
import { describePreparation, prepareDatabase } from '../../lib/affirmations/writes/prepare-database'
import { npmCommand, runCommand } from '../../lib/cli'

const program = npmCommand('db:prepare', 'Creates, migrates and seeds the database.').action(async () => {
  console.log(describePreparation(await prepareDatabase()))
})

await runCommand(program, { database: 'create' })

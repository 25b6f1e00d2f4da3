/** `npm run db:migrate`: applies pending migrations to DATABASE_URL. */
import { npmCommand, runCommand } from '../lib/cli'
import { migrate } from '../lib/db/migrate'

const program = npmCommand('db:migrate', 'Applies pending migrations.').action(async () => {
  const applied = await migrate()
  console.log(applied.length === 0 ? 'No pending migrations.' : `Applied ${applied.join(', ')}.`)
})

await runCommand(program, { database: 'create' })

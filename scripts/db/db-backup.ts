/** `npm run db:backup -- [FILE]`: a consistent copy of the database in one file, while the site runs. */
import { statSync } from 'node:fs'
import { npmCommand, runCommand } from '../../lib/cli'
import { backUp } from '../../lib/db/backup'

const program = npmCommand('db:backup', 'Copies the database into one file, while the site runs.')
  .argument('[FILE]', 'default: data/backups/ with the time in its name')
  .action(async (given?: string) => {
    const file = given || `data/backups/${new Date().toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}.db`
    const counts = Object.entries(await backUp(file)).map(([model, rows]) => `${rows} ${model}`)
    console.log(`${file}: ${(statSync(file).size / 1024).toFixed(0)} KiB, ${counts.join(', ')}. Read back, no damage.`)
  })

await runCommand(program, { database: 'as it is' })

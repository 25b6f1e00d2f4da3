/** `npm run newsletter:import FILE.csv`: adds addresses whose consent you have to the list of the daily e-mail. */
import { readFileSync } from 'node:fs'
import { npmCommand, runCommand } from '../../lib/cli'
import { importCsv } from '../../lib/newsletter/list/import'

const program = npmCommand('newsletter:import', 'Adds addresses whose consent you have to the list.')
  .argument('<FILE.csv>', 'a file with a column "email", or with addresses alone')
  .action(async (file: string) => {
    const { added, known, suppressed, invalid } = await importCsv(readFileSync(file))
    const skipped = {
      'on the list already': known,
      'left the list before': suppressed,
      'not an e-mail address': invalid
    }
    for (const [reason, { count, lines }] of Object.entries(skipped)) {
      if (count > 0) console.log(`${count} ${reason}: line ${lines.join(', ')}${count > lines.length ? ', …' : ''}`)
    }
    console.log(`${added.count} added, ${known.count + suppressed.count + invalid.count} skipped`)
  })

await runCommand(program, { database: 'migrate' })

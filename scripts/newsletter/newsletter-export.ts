/** `npm run --silent newsletter:export > list.csv`: the list of the daily e-mail as CSV. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { npmCommand, runCommand } from '../../lib/cli'
import { csvWriter } from '../../lib/newsletter/list/csv'
import { EXPORT_COLUMNS, listForExport } from '../../lib/newsletter/list/subscriber-list'

const program = npmCommand(
  'newsletter:export',
  'Prints the list as CSV: npm run --silent newsletter:export > list.csv'
).action(async () => {
  try {
    await pipeline(Readable.from(listForExport()), csvWriter([...EXPORT_COLUMNS]), process.stdout)
  } catch (error) {
    // Whoever reads has enough: `… | head`.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
})

await runCommand(program, { database: 'migrate', about: 'newsletter' })

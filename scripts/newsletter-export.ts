/** `npm run --silent newsletter:export > list.csv`: the list of the daily e-mail as CSV. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { npmCommand, runCommand } from '../lib/cli'
import { csvRow } from '../lib/newsletter/csv'
import { listSubscribers } from '../lib/newsletter/subscriber-list'

const program = npmCommand(
  'newsletter:export',
  'Prints the list as CSV: npm run --silent newsletter:export > list.csv'
).action(() =>
  pipeline(Readable.from(rows()), process.stdout).catch((error: NodeJS.ErrnoException) => {
    // Whoever reads has enough: `… | head`.
    if (error.code !== 'EPIPE') throw error
  })
)

await runCommand(program, { database: 'migrate' })

async function* rows() {
  yield csvRow(['email', 'subscribedAt', 'confirmedAt', 'bouncedAt'])
  for await (const { email, ...times } of listSubscribers()) {
    const { subscribedAt, confirmedAt, bouncedAt } = times
    yield csvRow([email, ...[subscribedAt, confirmedAt, bouncedAt].map((time) => time?.toISOString() ?? '')])
  }
}

/** `npm run newsletter:stats`: the list of the daily e-mail and its last days, in numbers. */
import { npmCommand, runCommand } from '../lib/cli'
import { listStatistics } from '../lib/newsletter/subscriber-list'

const program = npmCommand('newsletter:stats', 'Prints the list and its last days in numbers.').action(async () => {
  const { confirmed, waiting, bounced, suppressed, owed, days } = await listStatistics()
  const counts = { 'on the list': confirmed, 'not confirmed yet': waiting, bounced, 'left the list': suppressed }
  for (const [label, count] of Object.entries({ ...counts, 'single mails owed': owed })) {
    console.log(`${label.padEnd(20)}${String(count).padStart(8)}`)
  }
  for (const { day, sent, open, failed } of days) {
    console.log(`${day}: ${sent} sent, ${open} open, ${failed} failed`)
  }
})

await runCommand(program, { database: 'migrate' })

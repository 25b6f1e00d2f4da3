/** `npm run newsletter:stats`: the list of the daily e-mail, the queued single e-mails, and the last days, in numbers and with reasons. */
import { utcMinute } from '../../lib/calendar/utc-date'
import { npmCommand, runCommand } from '../../lib/cli'
import { listStatistics } from '../../lib/newsletter/statistics'

const program = npmCommand('newsletter:stats', 'Prints the list and its last days in numbers.').action(async () => {
  const { confirmed, waiting, unasked, bounced, paused, suppressed, queued, days } = await listStatistics()
  const total = queued.reduce((sum, { count }) => sum + count, 0)
  const counts = {
    'on the list': confirmed,
    'not confirmed yet': waiting,
    'not asked yet': unasked,
    bounced,
    'paused (see export)': paused,
    'left the list': suppressed,
    'single mails queued': total
  }
  for (const [label, count] of Object.entries(counts)) {
    console.log(`${label.padEnd(20)}${String(count).padStart(8)}`)
  }
  for (const { kind, count, nextDue, lastError } of queued) {
    const when = nextDue <= new Date() ? 'due now' : `next at ${utcMinute(nextDue)}`
    console.log(
      `  ${kind.padEnd(18)}${String(count).padStart(8)}  ${when}${lastError ? `; last error: ${lastError}` : ''}`
    )
  }
  for (const { day, sent, open, failed, reasons } of days) {
    console.log(`${day}: ${sent} sent, ${open} open, ${failed} failed`)
    for (const { reason, count } of reasons) console.log(`  ${count} × ${reason}`)
  }
})

await runCommand(program, { database: 'migrate', about: 'newsletter' })

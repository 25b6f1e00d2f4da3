/** `npm run newsletter:stats`: the list of the daily e-mail and its last days, in numbers. */
import { runCommand } from '../lib/command'
import { listStatistics } from '../lib/data/subscriber-list'

await runCommand({
  usage: 'npm run newsletter:stats',
  action: {
    run: async () => {
      const { confirmed, waiting, bounced, departed, owed, days } = await listStatistics()
      const counts = { 'on the list': confirmed, 'not confirmed yet': waiting, bounced, 'left the list': departed }
      for (const [label, count] of Object.entries({ ...counts, 'single mails owed': owed })) {
        console.log(`${label.padEnd(20)}${String(count).padStart(8)}`)
      }
      for (const { day, sent, open, failed } of days) {
        console.log(`${day}: ${sent} sent, ${open} open, ${failed} failed`)
      }
    }
  }
})

/** `npm run newsletter:import FILE.csv`: adds addresses whose consent you have to the list of the daily e-mail. */
import { createReadStream } from 'node:fs'
import { runCommand } from '../lib/cli'
import { importCsv } from '../lib/newsletter/import'

await runCommand({
  usage: 'npm run newsletter:import FILE.csv',
  action: {
    word: 'FILE.csv',
    run: async (_, file) => {
      const { added, known, suppressed, invalid } = await importCsv(createReadStream(file, 'utf8'))
      const passedOver = {
        'on the list already': known,
        'left the list before': suppressed,
        'not an e-mail address': invalid
      }
      for (const [reason, { count, lines }] of Object.entries(passedOver)) {
        if (count > 0) console.log(`${count} ${reason}: line ${lines.join(', ')}${count > lines.length ? ', …' : ''}`)
      }
      console.log(`${added.count} added, ${known.count + suppressed.count + invalid.count} skipped`)
    }
  }
})

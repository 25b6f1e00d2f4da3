/** `npm run newsletter:import FILE.csv`: adds addresses whose consent you have to the list of the daily e-mail. */
import { createReadStream } from 'node:fs'
import { closeDb } from '../lib/data/client'
import { prepareDatabase } from '../lib/data/prepare'
import { importCsv } from '../lib/mail/import'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: npm run newsletter:import FILE.csv')
  process.exit(2)
}

try {
  await prepareDatabase()
  const { added, known, departed, invalid } = await importCsv(createReadStream(file, 'utf8'))
  const passedOver = {
    'on the list already': known,
    'left the list before': departed,
    'not an e-mail address': invalid
  }
  for (const [reason, { count, lines }] of Object.entries(passedOver)) {
    if (count > 0) console.log(`${count} ${reason}: line ${lines.join(', ')}${count > lines.length ? ', …' : ''}`)
  }
  console.log(`${added.count} added, ${known.count + departed.count + invalid.count} skipped`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDb()
}

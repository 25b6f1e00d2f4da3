/** `npm run db:backup -- [FILE]`: a consistent copy of the database in one file, while the site runs. */
import { statSync } from 'node:fs'
import { backUp } from '../lib/data/backup'
import { closeDb } from '../lib/data/client'

const [given, ...others] = process.argv.slice(2)
if (given?.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run db:backup -- [FILE]   (default: data/backups/ with the time in its name)')
  process.exit(2)
}
const file = given ?? `data/backups/${new Date().toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}.db`

try {
  const counts = Object.entries(await backUp(file)).map(([model, rows]) => `${rows} ${model}`)
  console.log(`${file}: ${(statSync(file).size / 1024).toFixed(0)} KiB, ${counts.join(', ')}. Read back, no damage.`)
} catch (error) {
  console.error(`No backup was made. ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await closeDb()
}

/** `npm run db:copy -- --from file:… --to postgresql://…`: moves everything from one database to an empty one. */
import { parseArgs } from 'node:util'
import { copyDatabase } from '../lib/data/copy'
import { parseEnv } from '../lib/env'

const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values
if (!from || !to) {
  console.error('Usage: npm run db:copy -- --from file:./data/site.db --to postgresql://user:password@host/database')
  process.exit(2)
}
for (const url of [from, to]) parseEnv({ DATABASE_URL: url })

try {
  const counts = await copyDatabase(from, to)
  for (const [model, count] of Object.entries(counts)) console.log(`${model.padEnd(20)}${count}`)
  console.log(
    'Everything is there, and every row is the same. Start the site with DATABASE_URL set to the new address.'
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

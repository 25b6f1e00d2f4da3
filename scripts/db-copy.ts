/** `npm run db:copy -- --from file:… --to postgresql://…`: moves everything from one database to an empty one. */
import { required, runCommand, STRING, UsageError } from '../lib/cli'
import { copyDatabase, isSameDatabase } from '../lib/db/copy'
import { isDatabaseUrl } from '../lib/env'

await runCommand({
  usage: 'npm run db:copy -- --from file:./data/site.db --to postgresql://user:password@host/database',
  options: { from: STRING, to: STRING },
  asItIs: true,
  action: {
    run: async (values) => {
      const from = databaseUrl(values.from, '--from')
      const to = databaseUrl(values.to, '--to')
      if (isSameDatabase(from, to)) throw new UsageError('--from and --to name the same database.')
      const counts = await copyDatabase(from, to)
      for (const [model, count] of Object.entries(counts)) console.log(`${model.padEnd(20)}${count}`)
      console.log(
        'Everything is there, and every row is the same. Start the site with DATABASE_URL set to the new address.'
      )
    }
  }
})

function databaseUrl(given: string | undefined, option: string): string {
  const url = required(given, option)
  if (!isDatabaseUrl(url)) throw new UsageError(`${option} must be file:… (SQLite) or postgresql://…`)
  return url
}

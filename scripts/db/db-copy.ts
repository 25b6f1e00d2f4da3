/** `npm run db:copy -- --from file:… --to postgresql://…`: moves everything from one database to an empty one. */
import { npmCommand, runCommand } from '../../lib/cli'
import { problemOfDatabaseUrl } from '../../lib/connection-urls'
import { copyDatabase } from '../../lib/db/copy'
import { nameOfDatabase } from '../../lib/db/describe-error'
import { engines } from '../../lib/db/engines'
import { engineOfUrl } from '../../lib/db/engines/schema'

const program = npmCommand('db:copy', 'Copies everything from one database to an empty one.')
  .requiredOption('--from <URL>', 'such as file:./data/site.db')
  .requiredOption('--to <URL>', 'such as postgresql://user:password@host/database')
  .action(async ({ from, to }: { from: string; to: string }) => {
    checkUrl('--from', from)
    checkUrl('--to', to)
    for (const url of [from, to]) await refuseServed(url)
    const counts = await copyDatabase(from, to)
    for (const [model, count] of Object.entries(counts)) console.log(`${model.padEnd(20)}${count}`)
    console.log(
      'Everything is there, and every row is the same. Start the site with DATABASE_URL set to the new address.'
    )
  })

await runCommand(program)

/** What is written during the copy would be missing, or in the way. */
async function refuseServed(url: string): Promise<void> {
  if (await engines[engineOfUrl(url)].isServed(url)) {
    throw new Error(`The site runs on ${nameOfDatabase(url)}: stop it first.`)
  }
}

/** Not by commander, whose message repeats the value, with the password in it. */
function checkUrl(option: string, url: string): void {
  const problem = problemOfDatabaseUrl(url)
  if (problem) throw new Error(`${option} ${problem}.`)
}

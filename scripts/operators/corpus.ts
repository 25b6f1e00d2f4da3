/** `npm run corpus -- DIR`: writes the corpus and the affirmations of the past year's dates as a folder of static files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmCommand, runCommand } from '../../lib/cli'
import { env } from '../../lib/env'
import { corpusFolder } from '../../lib/site/api/corpus-folder'

const program = npmCommand('corpus', 'Writes the corpus as a folder that any static host or an npm package can carry.')
  .argument('<DIR>', 'the folder; it is created, and its files of the same names are replaced')
  .action(write)

await runCommand(program, { database: 'migrate' })

async function write(folder: string): Promise<void> {
  if (!env().isSiteUrlSet) throw new Error('SITE_URL is not set: the files name the pages of the site.')
  const files = await corpusFolder()
  // A date whose affirmation was of the corpus may have another one now.
  rmSync(join(folder, 'days'), { recursive: true, force: true })
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  console.log(`${files.size} files written to ${folder}.`)
}

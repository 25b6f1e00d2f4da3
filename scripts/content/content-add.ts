/**
 * Adds affirmations to the corpus: `npm run content:add -- daily < lines.txt`, one a line as `text | for | tag, tag` or
 * `text | for | tag, tag | ladder`. Gives each the next id of the category and a slug, and appends it to
 * content/affirmations/{category}.yaml. Adds none if one of them is invalid.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Argument } from 'commander'
import { type CategoryName, categoryNames } from '../../content/types'
import { npmCommand, runCommand } from '../../lib/cli'
import { issueLine } from '../../lib/content/issues/issue'
import { buildContent } from '../../lib/content/source/build-content'
import { printable } from '../../lib/content/text/printable'

const program = npmCommand('content:add', 'Adds the affirmations on standard input: text | for | tag, tag | ladder')
  .addArgument(new Argument('<CATEGORY>').choices(categoryNames))
  .action(add)

await runCommand(program)

async function add(category: CategoryName): Promise<void> {
  const input = process.stdin.isTTY ? '' : readFileSync(0, 'utf8')
  if (!input.trim()) {
    stopOn([`There is nothing on standard input. Write: npm run content:add -- ${category} < lines.txt`])
  }
  // The corpus is imported as the build writes it: from the files as they are now.
  stopOn(buildContent().map(issueLine))
  const { corpus } = await import('../../content/affirmations')
  const { readNewEntries, formatEntry } = await import('../../lib/checks/new-entries')

  const { entries, problems } = readNewEntries(input, category, corpus)
  stopOn(problems)
  const file = `content/affirmations/${category}.yaml`
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${entries.map(formatEntry).join('')}`)
  buildContent()
  console.log(`${entries.length} added to ${file}, the last is ${entries.at(-1)?.id ?? 'as before'}`)
}

/** Ends the process with 1 if there is a problem. */
function stopOn(problems: string[]): void {
  if (problems.length === 0) return
  for (const line of problems) console.error(printable(line))
  console.error('Nothing was added.')
  process.exit(1)
}

/**
 * `npm run content:check [-- word …]`: checks everything under content/ and says what to mend, one thing a line with its
 * file and line. With words, says only what contains one of them. Ends with 1 if anything is to mend. If nothing is, pages
 * whose words have changed get today's date in content/updated.json.
 */
import { npmCommand, runCommand } from '../../lib/cli'
import { type ContentIssue, issueLine } from '../../lib/content/issues/issue'
import { buildContent } from '../../lib/content/source/build-content'

const program = npmCommand('content:check', 'Checks everything under content/ and says what to mend.')
  .argument('[WORD...]', 'only what contains one of them')
  .action(check)

await runCommand(program)

async function check(words: string[]): Promise<void> {
  const issues = buildContent()
  // Files can be compared only once each can be read, since the check imports what the build writes.
  if (issues.length === 0) issues.push(...(await compareFiles()))
  const shown = issues.map(issueLine).filter((line) => words.length === 0 || words.some((word) => line.includes(word)))

  for (const line of shown) console.error(line)
  console.log(shown.length === 0 ? 'Content is in order.' : `${shown.length} to mend.`)
  process.exitCode = shown.length === 0 ? 0 : 1
}

async function compareFiles(): Promise<ContentIssue[]> {
  const { checkContent } = await import('../../lib/checks')
  const { outdatedSheets } = await import('../../lib/checks/printed-sheets')
  const { writeDates } = await import('../../lib/checks/history/dates')
  const issues = checkContent()
  const changed = issues.length === 0 ? writeDates() : []
  if (changed.length > 0) console.log(`Changed since the last check: ${changed.join(', ')}`)
  for (const { id } of issues.length === 0 ? outdatedSheets() : []) {
    console.warn(`public/downloads/${id}.pdf is older than its text: npm run content:sheets prints it again.`)
  }
  return issues
}

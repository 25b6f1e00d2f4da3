/**
 * Edits a copy of the tree as somebody does who takes the site over, and runs the content's check and the tests of whatever reads
 * the content on it: what the README says to change must break nothing. `npm test` runs this.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { takeOver } from '../../test/takeover/edits'

/** Folders that the tests do not read, or that are as in the original. */
const LEFT_OUT = new Set(['.git', '.next', '.releases', 'data', 'e2e', 'node_modules', 'test-results'])

const folder = mkdtempSync(join(tmpdir(), 'takeover-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const source = process.cwd()
/** Tests of what reads content, or is made from it. Those of every rule of a text need no second run. */
const TESTS = [
  ...['content', 'components', 'app/metadata-files', 'lib/(checks|images|routes|site)', 'lib/newsletter/emails'],
  ...['lib/content/(?!text)', 'lib/search/(?!search)', 'lib/affirmations/(builder|corpus)', 'lib/submissions/schema']
].map((path) => `${folder}/${path}`)
cpSync(source, folder, {
  recursive: true,
  filter: (path) => !LEFT_OUT.has(path.slice(source.length + 1).split(sep)[0] as string)
})
symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'), 'junction')
takeOver(folder)
for (const [program, ...args] of [
  ['tsx', 'scripts/content/content-check.ts'],
  ['tsx', 'scripts/build/theme.ts'],
  ['jest', ...process.argv.slice(2), ...(process.argv.length > 2 ? [] : TESTS), '--selectProjects=sqlite']
] as [string, ...string[]][]) {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

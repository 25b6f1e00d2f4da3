/** Programs that tests run in processes of their own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = 'test-results'

/**
 * Call this once at the top of a test file. Bundles programs as a release does: a start then costs a third of one from the
 * sources, all of which would be translated and looked up each time. They lie in the repository, for its packages.
 * @param sources such as scripts/newsletter/newsletter-send.ts
 * @returns a function from the name of a source to what Node runs in its place
 */
export function bundlePrograms(...sources: string[]): (source: string) => string {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), FOLDER, 'programs-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const options = [
    '--bundle',
    '--splitting',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--packages=external'
  ]
  const output = [`--outdir=${folder}`, '--out-extension:.js=.mjs', '--entry-names=[name]', '--log-level=warning']
  execFileSync('node_modules/.bin/esbuild', [...sources, ...options, ...output])
  // The tests of commands hold whatever an owner has switched off.
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const code = readFileSync(file, 'utf8')
    writeFileSync(file, code.replace(/\bfeatures = \{[^}]*\}/, 'features = { newsletter: true, submissions: true }'))
  }
  return (source) => join(folder, `${basename(source, '.ts')}.mjs`)
}

/**
 * `npm run licenses`: lists the licenses of everything that an installation without development brings along, in
 * docs/licenses.md. With `--check` it writes nothing, and fails if the list is out of date or a license is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { init, type ModuleInfos } from 'license-checker-rseidelsohn'
import { npmCommand, runCommand } from '../../lib/cli'

const LIST = 'docs/licenses.md'

/** The allowed licenses of dependencies, as SPDX identifiers. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib'
])

const program = npmCommand('licenses', 'Lists the licenses of what an installation brings along.')
  .option('--check', 'write nothing, and fail if the list is out of date')
  .action(async ({ check }: { check?: boolean }) => {
    const byLicense = await installedByLicense()
    const text = asMarkdown(byLicense)
    if (!check) writeFileSync(LIST, text)
    else if (readFileSync(LIST, 'utf8') !== text) throw new Error(`${LIST} is out of date. Run: npm run licenses`)
    for (const [license, names] of byLicense) {
      if (license.split(/ (?:OR|AND) /).every((id) => ALLOWED.has(id))) continue
      throw new Error(`Not allowed: ${license}, of ${names.join(', ')}. Choose another package, or allow it above.`)
    }
  })

await runCommand(program)

/** Package names with versions, by license. A license found in a package's files counts like a declared one. */
async function installedByLicense(): Promise<[license: string, names: string[]][]> {
  const packages: ModuleInfos = await promisify(init)({ start: '.', production: true, excludePrivatePackages: true })
  const byLicense = new Map<string, string[]>()
  for (const [key, { licenses, path = '' }] of Object.entries(packages)) {
    const { os, cpu } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    // A build for one platform belongs to the package that depends on it.
    if (os || cpu) continue
    const license = String(licenses)
      .replace(/^\((.*)\)$/, '$1')
      .replace('*', '')
    byLicense.set(license, [...(byLicense.get(license) ?? []), key.replace(/(?<=.)@/, ' ')])
  }
  return [...byLicense].sort(([one], [other]) => one.localeCompare(other, 'en'))
}

function asMarkdown(byLicense: [string, string[]][]): string {
  const sections = byLicense.map(
    ([license, names]) => `## ${license} (${names.length})\n\n${names.sort().join(', ')}\n`
  )
  return `# Licenses\n\nWhat \`npm ci --omit=dev\` brings along, by license. Written by \`npm run licenses\`.\n\n${sections.join('\n')}`
}

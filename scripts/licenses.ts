/**
 * `npm run licenses`: lists the licenses of everything that an installation without development brings along, in
 * docs/licenses.md. With `--check` it writes nothing, and fails where the list is out of date or a license is not allowed.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const LIST = 'docs/licenses.md'

/** What a site may be built on and served with, as SPDX identifiers. */
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

/** Licenses that stand in the package's files only. */
const IN_FILES: Record<string, string> = { 'png-js': 'MIT', 'seq-queue': 'MIT' }

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  os?: string[]
  cpu?: string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const byLicense = new Map<string, Set<string>>()
for (const [path, { version, license, dev, os, cpu }] of Object.entries(packages)) {
  // Builds for one platform come with the package that names them.
  if (path === '' || dev || os || cpu) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const known = (license ?? IN_FILES[name] ?? 'unknown').replace(/^\((.*)\)$/, '$1')
  byLicense.set(known, (byLicense.get(known) ?? new Set()).add(`${name} ${version}`))
}

const refused = [...byLicense].filter(([license]) => !license.split(/ (?:OR|AND|and) /).every((id) => ALLOWED.has(id)))
const sections = [...byLicense]
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([license, names]) => `## ${license} (${names.size})\n\n${[...names].sort().join(', ')}\n`)
const text = `# Licenses\n\nWhat \`npm ci --omit=dev\` brings along, by license. Written by \`npm run licenses\`.\n\n${sections.join('\n')}`

if (!process.argv.includes('--check')) writeFileSync(LIST, text)
else if (readFileSync(LIST, 'utf8') !== text) {
  console.error(`${LIST} is out of date. Run: npm run licenses`)
  process.exitCode = 1
}
for (const [license, names] of refused) {
  console.error(`Not allowed: ${license}, of ${[...names].join(', ')}. Choose another package, or allow it above.`)
  process.exitCode = 1
}

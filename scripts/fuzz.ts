/**
 * `npm run fuzz`: sends random and hostile requests to the built site. Starts the site with a database of its own, or
 * attacks the one at --base. Never attack a site that matters: its database gets filled with submissions.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeAttacks, fuzzSite } from '../test/fuzz/run'
import { readStored } from '../test/fuzz/stored'
import { copyBuild, startSite } from '../test/site'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '7' },
    base: { type: 'string' },
    database: { type: 'string' }
  }
})
const requests = Number(values.requests)
const seed = Number(values.seed)
if (!Number.isInteger(requests) || !Number.isInteger(seed) || Boolean(values.base) !== Boolean(values.database)) {
  console.error('Usage: npm run fuzz -- --requests 20000 --seed 7 [--base http://localhost:3000 --database file:…]')
  process.exit(2)
}
/** The heap that the site gets, in MiB: what it kept of each request would fill it, and it would fall over. */
const HEAP = 256
/** Resident memory that it may then have, in MiB: code, buffers and threads come on top of the heap. */
const MEMORY_LIMIT = 700
const FAULTS_SHOWN = 20

const folder = mkdtempSync(join(tmpdir(), 'affirmations-fuzz-'))
const databaseUrl = values.database ?? `file:${join(folder, 'fuzz.db')}`
process.env.DATABASE_URL = databaseUrl
const site = values.base
  ? undefined
  : await startSite({
      databaseUrl,
      folder: copyBuild(),
      env: { NODE_OPTIONS: `--max-old-space-size=${HEAP}` }
    })
const base = values.base ?? site?.url ?? ''

const memoryBefore = site?.memory()
const start = performance.now()
const report = await fuzzSite(base, requests, seed)
const seconds = (performance.now() - start) / 1000
for (const line of describeAttacks(report)) console.log(line)

const problems = report.faults.map(({ attack, number, faults }) => {
  const bytes = Buffer.from(attack.bytes, 'latin1').toString('base64')
  const shown = JSON.stringify(attack.bytes.slice(0, 150))
  return `request ${number} (${attack.kind}): ${faults.join('; ')}\n  ${shown}\n  base64: ${bytes.slice(0, 3_000)}`
})
for (const path of ['/', '/api/categories']) {
  const { status } = await fetch(base + path).catch(() => ({ status: 0 }))
  if (status !== 200) problems.push(`${path} answers ${status || 'nothing'} afterwards`)
}
const stored = await readStored()
if (stored.rows === 0) problems.push('nothing was stored: no request was good enough to say something')
for (const row of stored.forbidden) problems.push(`stored, though the schema forbids it: ${row}`)
const memory = site?.memory()
if (memory && memory > MEMORY_LIMIT) problems.push(`the site keeps ${memory.toFixed(0)} MiB`)

for (const problem of problems.slice(0, FAULTS_SHOWN)) console.log(problem)
if (problems.length > FAULTS_SHOWN) console.log(`… and ${problems.length - FAULTS_SHOWN} more`)
const held = memory ? `, memory ${memoryBefore?.toFixed(0)} to ${memory.toFixed(0)} MiB` : ''
console.log(
  `${report.sent} requests by seed ${seed} in ${seconds.toFixed(0)} s, slowest ${report.slowest.toFixed(0)} ms, ` +
    `${stored.rows} rows stored${held}: ${problems.length} faults`
)
await site?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(problems.length === 0 ? 0 : 1)

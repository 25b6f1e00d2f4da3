/**
 * `npm run fuzz`: requests all addresses in all spellings and then plainly, and sends random and hostile requests to the built
 * site, which it starts with a database of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmCommand, runCommand, wholeNumber } from '../../lib/cli'
import { describeAttacks, fuzzSite } from '../../test/fuzz/run'
import { askInSpellings, plainAddresses } from '../../test/fuzz/spellings'
import { readStored } from '../../test/fuzz/stored'
import { startSite } from '../../test/servers/site'

/** The heap limit of the site in MiB, low enough that memory leaked by each request would crash it. */
const HEAP = 256
/** The highest acceptable resident memory in MiB: heap, code, buffers and threads. */
const MEMORY_LIMIT = 700
const FAULTS_SHOWN = 20

const program = npmCommand('fuzz', 'Sends random and hostile requests to the built site.')
  .option('--requests <N>', 'how many', wholeNumber(1), 20_000)
  .option('--seed <N>', 'the same seed sends the same requests', wholeNumber(0), 7)
  .option('--addresses <N>', 'how many of the sitemap are requested in all spellings (default: all)', wholeNumber(1))
  .action(fuzz)

await runCommand(program)
// Open sockets of unfinished attacks would keep this process alive.
process.exit()

interface Options {
  requests: number
  seed: number
  addresses?: number
}

async function fuzz({ requests, seed, addresses }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-fuzz-'))
  const databaseUrl = `file:${join(folder, 'fuzz.db')}`
  process.env.DATABASE_URL = databaseUrl
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP}` }
  const site = await startSite({ databaseUrl, env })

  const plain = await plainAddresses(site.url, seed, addresses)
  const spellingsStart = performance.now()
  const spellings = await askInSpellings(site.url, plain, seed)
  const spellingSeconds = (performance.now() - spellingsStart) / 1000
  console.log(`${plain.length} addresses by ${spellings.sent} requests in ${spellingSeconds.toFixed(0)} s`)

  const memoryBefore = site.memory()
  const start = performance.now()
  const report = await fuzzSite(site.url, requests, seed)
  const seconds = (performance.now() - start) / 1000
  for (const line of describeAttacks(report)) console.log(line)

  const problems = report.faults.map(({ attack, number, faults }) => {
    const bytes = Buffer.from(attack.bytes, 'latin1').toString('base64')
    const shown = JSON.stringify(attack.bytes.slice(0, 150))
    return `request ${number} (${attack.kind}): ${faults.join('; ')}\n  ${shown}\n  base64: ${bytes.slice(0, 3_000)}`
  })
  problems.push(...spellings.faults)
  for (const path of ['/', '/api/categories']) {
    const { status } = await fetch(site.url + path).catch(() => ({ status: 0 }))
    if (status !== 200) problems.push(`${path} answers ${status || 'nothing'} afterwards`)
  }
  const stored = await readStored()
  if (stored.rows === 0) problems.push('nothing was stored: no request was good enough to say something')
  for (const row of stored.forbidden) problems.push(`stored, though the schema forbids it: ${row}`)
  const memory = site.memory()
  if (memory > MEMORY_LIMIT) problems.push(`the site keeps ${memory.toFixed(0)} MiB`)

  for (const problem of problems.slice(0, FAULTS_SHOWN)) console.log(problem)
  if (problems.length > FAULTS_SHOWN) console.log(`… and ${problems.length - FAULTS_SHOWN} more`)
  console.log(
    `${report.sent} requests by seed ${seed} in ${seconds.toFixed(0)} s, slowest ${report.slowest.toFixed(0)} ms, ` +
      `${stored.rows} rows stored, memory ${memoryBefore.toFixed(0)} to ${memory.toFixed(0)} MiB: ${problems.length} faults`
  )
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  if (problems.length > 0) process.exitCode = 1
}

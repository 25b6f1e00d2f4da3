/**
 * `npm run bench`: compares the built site with two servers that do nothing else, in one run on this machine: pages and cached API
 * responses with a bare server that sends the same bytes from memory, draws with an empty Next app. Prints processor time per
 * request, which other load on the machine changes least. Then compares the site's memory with a fixed limit. The exit code is 1
 * if the site takes too much of either, or a request failed.
 * The load comes from wrk, and the site has the memory settings of the systemd unit, which the image has too. Takes about six
 * minutes; `-- --seconds 2` is quicker, `-- --only pages` measures one part, `-- --only search` the search index alone.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Option } from 'commander'
import { npmCommand, runCommand, wholeNumber } from '../../lib/cli'
import { compare, describeRows, isTooSlow, type Row } from '../../test/bench/measure'
import { deployedEnvironment, memoryOf, startBareServer, startEmptyNextApp } from '../../test/bench/processes'
import { measureSearch } from '../../test/bench/search'
import { MAX, ROUNDS, soakRound } from '../../test/faults/soak'
import { type Site, startSite } from '../../test/servers/site'

const PARTS = ['pages', 'api', 'random', 'memory']
const ON_REQUEST = ['search']
const ENCODING = 'br'
/** A draw may take this multiple of an empty Next handler: it then reaches 70 % of its rate. */
const OF_EMPTY_HANDLER = 1 / 0.7
const headers = { 'accept-encoding': ENCODING }
const POST = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } } as const

const program = npmCommand('bench', 'Measures the built site beside servers that do nothing else.')
  .option('--seconds <N>', 'how long each rate is measured', wholeNumber(1, 60), 6)
  .addOption(new Option('--only <PART...>', 'some of them').choices([...PARTS, ...ON_REQUEST]).default(PARTS))
  .action(bench)

await runCommand(program)
// Sockets that are kept alive would keep this process, too.
process.exit()

async function bench({ seconds, only: parts }: { seconds: number; only: string[] }): Promise<void> {
  // One core for all that is started here: a server pays to wake a client on another core, unless it is so fast that this client
  // never sleeps.
  spawnSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)])

  const folder = mkdtempSync(join(tmpdir(), 'affirmations-bench-'))
  const env = deployedEnvironment()
  // Reading the log here would take processor time from the site and from wrk, on two cores a tenth of theirs.
  const logFile = join(folder, 'site.log')
  const site = await startSite({
    databaseUrl: `file:${join(folder, 'site.db')}`,
    env,
    logFile
  })
  const pid = site.process.pid as number
  const { slug } = await (await fetch(`${site.url}/api/daily-affirmation`)).json()
  const [one] = await (await fetch(`${site.url}/api/affirmations/category/daily`)).json()
  const settings = Object.entries(env).map((pair) => pair.join('='))
  console.log(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}. Started with ${settings.join(' ')}.\n`)

  const cached = async (paths: string[], must: number): Promise<Row[]> => {
    for (const path of paths) await (await fetch(site.url + path, { headers })).arrayBuffer()
    const bare = await startBareServer(site.url, ENCODING, paths)
    const rows: Row[] = []
    for (const path of paths) {
      const target = { headers, url: site.url + path, pid }
      rows.push(await compare(path, must, target, { headers, url: bare.url + path, pid: bare.pid }, seconds))
    }
    await bare.stop()
    return rows
  }

  const random = async (): Promise<Row[]> => {
    const empty = await startEmptyNextApp()
    const get = { url: `${site.url}/api/daily-affirmation`, pid }
    const post = { url: `${site.url}/api/affirmations/random`, pid, ...POST }
    const other = { url: `${empty.url}/api`, pid: empty.pid }
    const rows = [
      await compare('GET /api/daily-affirmation', OF_EMPTY_HANDLER, get, other, seconds),
      await compare('POST /api/affirmations/random', OF_EMPTY_HANDLER, post, { ...other, ...POST }, seconds)
    ]
    const [ours, theirs] = [memoryOf(pid), memoryOf(empty.pid)]
    console.log(`Memory after that: ${ours.toFixed(0)} MiB, of the empty Next app ${theirs.toFixed(0)} MiB\n`)
    await empty.stop()
    return rows
  }

  const measured: Record<string, () => Promise<Row[]>> = {
    pages: () => cached(['/', '/category/love', `/affirmation/${slug}`, '/how-to-guide/morning-routine'], 2),
    api: () => cached(['/api/affirmations/category/love', `/api/affirmations/${one.id}`, '/api/categories'], 2),
    random
  }
  const rows: Row[] = []
  for (const part of parts) rows.push(...((await measured[part]?.()) ?? []))
  if (rows.length > 0) console.log(`${describeRows(rows)}\n`)
  if (parts.includes('search')) await measureSearch()
  if (parts.includes('memory')) await measureMemory(site)
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  if (rows.some((row) => isTooSlow(row) || row.ours.failed + row.theirs.failed > 0)) process.exitCode = 1
}

async function measureMemory(site: Site): Promise<void> {
  const print = (what: string) => {
    const size = memoryOf(site.process.pid as number)
    console.log(`${what}: ${size.toFixed(0)} MiB (must be ≤ ${MAX})`)
    if (size > MAX) process.exitCode = 1
  }
  print('Memory before')
  for (const [index, round] of ROUNDS.entries()) {
    await soakRound(site, round)
    print(`Memory after round ${index + 1} of all pages, searches, draws and pictures`)
  }
}

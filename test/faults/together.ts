/** Two processes of the site on one database, and an operator's command beside them. */
import { copyBuild, type Site, startSite } from '../site'
import { ask, reader, submit, writers } from './clients'
import { operate, withPostgres, withSqlite } from './databases'
import { describeCounts, type FaultRow, type FaultRun, pause } from './report'
import { missingSubmissions } from './rows'

const SHOWN_WITHIN_MS = 60_000
const RATE_LIMIT = 10

/** Two sites of their own: nothing but the database is common. */
function two(databaseUrl: string, env: Record<string, string> = {}): Promise<[Site, Site]> {
  const start = () => startSite({ databaseUrl, folder: copyBuild(), env })
  // One after the other: the first prepares the database.
  return start().then(async (first) => [first, await start()])
}

async function writingTogether(tried: string, databaseUrl: string, short: boolean): Promise<FaultRow> {
  const ms = short ? 3_000 : 20_000
  const sites = await two(databaseUrl)
  const writing = writers(sites, 16)
  const readings = sites.map((site) => reader(site, ['/api/daily-affirmation', '/api/categories', '/category/love']))
  const rounds = await operate(databaseUrl, 'busy', String(ms))
  await Promise.all([writing.stop(), ...readings.map((reading) => reading.stop())])
  const refusals = [writing, ...readings].flatMap((work) => work.refusals)
  const faults = refusals.slice(0, 3).map(({ status, text }) => `answered ${status}: ${text.slice(0, 100)}`)
  await Promise.all(sites.map((site) => site.stop()))
  const lost = await missingSubmissions(databaseUrl, writing.ids)
  const seen = `writes ${describeCounts(writing.statuses)}, ${rounds} lines added and retired by a command; no lock error`
  return { tried, times: 1, seen, lost, faults }
}

/** What both processes have in common, through the database alone. */
async function sharing(databaseUrl: string): Promise<FaultRow> {
  const faults: string[] = []
  const sites = await two(databaseUrl, { RATE_LIMIT_PER_MINUTE: String(RATE_LIMIT) })
  const statuses: number[] = []
  for (let turn = 0; turn < RATE_LIMIT * 3; turn += 1) {
    statuses.push((await submit(sites[turn % 2] as Site)).status)
  }
  const passed = statuses.filter((status) => status === 201).length
  if (passed !== RATE_LIMIT) faults.push(`${passed} writes passed where ${RATE_LIMIT} may`)

  const days = await Promise.all(
    sites.map(async (site) => JSON.parse((await ask(site, '/feed.json')).text).items[0].id)
  )
  const lines = await Promise.all(sites.map(async (site) => dailyLine((await ask(site, '/')).text)))
  if (!lines[0] || lines[0] !== lines[1] || days[0] !== days[1])
    faults.push(`two lines for one day: ${lines.join(' / ')}`)

  const text = 'I can tell two servers one thing, and both will say it.'
  for (const site of sites) await ask(site, '/category/love')
  const slug = await operate(databaseUrl, 'add', text)
  const shown = await within(() => both(sites, '/category/love', (page) => page.includes(text)))
  const found = await within(() => both(sites, `/affirmation/${slug}`, (page) => page.includes(text)))
  await operate(databaseUrl, 'retire', slug)
  const gone = await within(() => both(sites, '/category/love', (page) => !page.includes(text)))
  for (const ms of [shown, found, gone]) if (ms > SHOWN_WITHIN_MS) faults.push('a publication did not show within 60 s')
  await Promise.all(sites.map((site) => site.stop()))
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const seen =
    `${passed} of ${statuses.length} writes passed a limit of ${RATE_LIMIT}; one line of the day; ` +
    `a publication on both after ${seconds(Math.max(shown, found))} s, a retirement after ${seconds(gone)} s`
  return { tried: 'two processes on one PostgreSQL, each with pages of its own', times: 1, seen, lost: 0, faults }
}

function dailyLine(html: string): string | undefined {
  return /<p[^>]* class="[^"]*daily-text[^"]*"[^>]*>([^<]+)</.exec(html)?.[1]
}

async function both(sites: Site[], path: string, holds: (page: string) => boolean): Promise<boolean> {
  const answers = await Promise.all(sites.map((site) => ask(site, path)))
  return answers.every(({ text }) => holds(text))
}

/** Milliseconds until it holds, at most a little more than it may take. */
async function within(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await holds()) && performance.now() - start <= SHOWN_WITHIN_MS) await pause(500)
  return performance.now() - start
}

export const together: FaultRun = async ({ short }) => [
  await withSqlite((url) => writingTogether('two servers and a command on one SQLite file', url, short)),
  ...(await withPostgres(async (url) => [
    ...(short ? [] : [await writingTogether('two servers and a command on one PostgreSQL', url, short)]),
    await sharing(url)
  ]))
]

/** Runs an operator's command beside the site, and two processes of the site on one database. */
import { type Site, startSite } from '../servers/site'
import { reader, sendRequest, submit, writers } from './clients'
import { runOperator, withPostgres, withSqlite } from './databases'
import { describeCounts, type FaultRow, type FaultRun, pause } from './report'
import { missingSubmissions } from './rows'

const WRITING_MS = 20_000
const VISIBLE_TIMEOUT_MS = 60_000
const RATE_LIMIT = 10

const startOne = async (databaseUrl: string): Promise<Site[]> => [await startSite({ databaseUrl })]

/** Starts two sites that share nothing but the database. */
function startTwo(databaseUrl: string, env: Record<string, string> = {}): Promise<[Site, Site]> {
  const start = async () => startSite({ databaseUrl, env })
  // The first one prepares the database.
  return start().then(async (first) => [first, await start()])
}

async function writingTogether(
  tried: string,
  databaseUrl: string,
  start: (databaseUrl: string) => Promise<Site[]>
): Promise<FaultRow> {
  const sites = await start(databaseUrl)
  const writing = writers(sites, 16)
  const readings = sites.map((site) => reader(site, ['/api/daily-affirmation', '/api/categories', '/category/love']))
  const rounds = await runOperator(databaseUrl, 'busy', String(WRITING_MS))
  await Promise.all([writing.stop(), ...readings.map((reading) => reading.stop())])
  const refusals = [writing, ...readings].flatMap((work) => work.refusals)
  const faults = refusals.slice(0, 3).map(({ status, text }) => `status ${status}: ${text.slice(0, 100)}`)
  await Promise.all(sites.map((site) => site.stop()))
  const lost = await missingSubmissions(databaseUrl, writing.ids)
  const seen = `writes ${describeCounts(writing.statuses)}, ${rounds} affirmations added and retired by a command; no lock error`
  return { tried, times: 1, seen, lost, faults }
}

/** Checks what two processes share through the database: rate limits, the affirmation of the day, publications. */
async function sharing(databaseUrl: string): Promise<FaultRow> {
  const faults: string[] = []
  const sites = await startTwo(databaseUrl, { RATE_LIMIT_PER_MINUTE: String(RATE_LIMIT) })
  const statuses: number[] = []
  for (let turn = 0; turn < RATE_LIMIT * 3; turn += 1) {
    statuses.push((await submit(sites[turn % 2] as Site)).status)
  }
  const passed = statuses.filter((status) => status === 201).length
  if (passed !== RATE_LIMIT) faults.push(`${passed} writes passed a limit of ${RATE_LIMIT}`)

  const ids = await Promise.all(
    sites.map(async (site) => JSON.parse((await sendRequest(site, '/feed.json')).text).items[0].id)
  )
  const affirmations = await Promise.all(
    sites.map(async (site) => affirmationOfDay((await sendRequest(site, '/')).text))
  )
  if (!affirmations[0] || affirmations[0] !== affirmations[1] || ids[0] !== ids[1])
    faults.push(`two affirmations for one day: ${affirmations.join(' / ')}`)

  const text = 'I can tell two servers one thing, and both will say it.'
  for (const site of sites) await sendRequest(site, '/category/love')
  const slug = await runOperator(databaseUrl, 'add', text)
  const shown = await timeUntil(() => both(sites, '/category/love', (page) => page.includes(text)))
  const found = await timeUntil(() => both(sites, `/affirmation/${slug}`, (page) => page.includes(text)))
  await runOperator(databaseUrl, 'retire', slug)
  const gone = await timeUntil(() => both(sites, '/category/love', (page) => !page.includes(text)))
  for (const ms of [shown, found, gone])
    if (ms > VISIBLE_TIMEOUT_MS) faults.push('a publication was not visible within 60 s')
  await Promise.all(sites.map((site) => site.stop()))
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const seen =
    `${passed} of ${statuses.length} writes passed a limit of ${RATE_LIMIT}; the same affirmation of the day; ` +
    `a publication visible on both after ${seconds(Math.max(shown, found))} s, a retirement after ${seconds(gone)} s`
  return {
    tried: 'two processes on one PostgreSQL, each with a response cache of its own',
    times: 1,
    seen,
    lost: 0,
    faults
  }
}

function affirmationOfDay(html: string): string | undefined {
  return /<p[^>]* class="[^"]*affirmation-text[^"]*"[^>]*>([^<]+)</.exec(html)?.[1]
}

async function both(sites: Site[], path: string, condition: (page: string) => boolean): Promise<boolean> {
  const responses = await Promise.all(sites.map((site) => sendRequest(site, path)))
  return responses.every(({ text }) => condition(text))
}

/** Milliseconds until the condition is true, or slightly more than the timeout. */
async function timeUntil(condition: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await condition()) && performance.now() - start <= VISIBLE_TIMEOUT_MS) await pause(500)
  return performance.now() - start
}

export const shared: FaultRun = async () => {
  const rows = await Promise.all([
    // A second server on a SQLite file does not start.
    withSqlite(async (url) => [await writingTogether('a server and a command on one SQLite file', url, startOne)]),
    withPostgres(async (url) => [
      await writingTogether('two servers and a command on one PostgreSQL', url, startTwo),
      await sharing(url)
    ])
  ])
  return rows.flat()
}

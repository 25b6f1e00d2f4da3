/** Sends SIGTERM while clients read and write: open requests have to finish, and the process has to end by itself. */
import pg from 'pg'
import { copyBuild, startSite } from '../servers/site'
import { waitFor } from '../wait-for'
import { sendRequest, submit, writers } from './clients'
import { withPostgres, withSqlite } from './databases'
import { type FaultRow, type FaultRun, pause } from './report'
import { missingSubmissions } from './rows'

const STOP_TIMEOUT_MS = 10_000
/** Milliseconds that a slow client takes to send its body, so that the signal arrives in the middle of it. */
const SLOW_BODY_MS = 2_000

export const stopped: FaultRun = ({ short }) => Promise.all(short ? [whileLocked()] : [underLoad(), whileLocked()])

async function underLoad(): Promise<FaultRow> {
  const times = 10
  return withSqlite(async (databaseUrl) => {
    const folder = await copyBuild()
    const faults: string[] = []
    const ids: string[] = []
    let dropped = 0
    let slowest = 0
    for (let time = 0; time < times; time += 1) {
      const site = await startSite({ databaseUrl, folder })
      const work = writers([site], 8)
      const slow = submit(site, slowly)
      while (work.ids.length < 20) await pause(10)
      const open = Array.from({ length: 8 }, (_, index) =>
        index % 2 ? submit(site) : sendRequest(site, '/category/love')
      )
      await pause(5)
      const start = performance.now()
      const code = await site.stop()
      slowest = Math.max(slowest, performance.now() - start)
      if (code !== 0) faults.push(`ended with code ${code}`)
      const { status: slowStatus } = await slow
      if (slowStatus !== 201) faults.push(`a slow body got status ${slowStatus || 'none'}`)
      const responses = await Promise.all(open)
      await work.stop()
      ids.push(...work.ids)
      // A request on an established connection counts as dropped; a refused connection does not.
      dropped += [...responses, ...work.refusals].filter(({ status, connected }) => status === 0 && connected).length
      if (responses.some(({ status }) => status >= 400)) faults.push('an open request got an error')
    }
    if (slowest > STOP_TIMEOUT_MS) faults.push(`took ${slowest.toFixed(0)} ms to end`)
    if (dropped > 0) faults.push(`${dropped} requests were dropped`)
    const lost = dropped + (await missingSubmissions(databaseUrl, ids))
    const seen = `ended by itself within ${(slowest / 1000).toFixed(1)} s; a body that took ${SLOW_BODY_MS / 1000} s was accepted`
    return { tried: 'SIGTERM with 8 clients writing and 9 requests open', times, seen, lost, faults }
  })
}

/** Stops the site while statements wait for a lock, longer than a supervisor would wait for the process. */
async function whileLocked(): Promise<FaultRow> {
  const env = { DATABASE_STATEMENT_TIMEOUT_MS: '30000' }
  return withPostgres(async (databaseUrl) => {
    const site = await startSite({ databaseUrl, env })
    const other = new pg.Client(databaseUrl)
    await other.connect()
    await other.query('BEGIN; LOCK TABLE "Submission"')
    const open = Array.from({ length: 4 }, () => submit(site))
    await waitFor(async () => {
      const { rows } = await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')
      return rows.length === open.length
    })
    const start = performance.now()
    const code = await site.stop()
    const took = performance.now() - start
    await Promise.all(open)
    await other.end()
    const faults: string[] = []
    if (code !== 0) faults.push(`ended with code ${code}`)
    if (took > STOP_TIMEOUT_MS) faults.push(`took ${took.toFixed(0)} ms to end`)
    const seen = `ended by itself within ${(took / 1000).toFixed(1)} s`
    return { tried: 'SIGTERM with 4 requests that wait for a locked table', times: 1, seen, lost: 0, faults }
  })
}

/** A body that arrives in two parts. */
async function* slowly(body: string): AsyncGenerator<string> {
  yield body.slice(0, 20)
  await pause(SLOW_BODY_MS)
  yield body.slice(20)
}

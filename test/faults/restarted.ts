/** Stops and restarts PostgreSQL while clients write and read. */
import { startSite } from '../servers/site'
import { waitFor } from '../wait-for'
import { countOf, faultsOfRefusals, reader, sendRequest, submit, writers } from './clients'
import { withPostgres } from './databases'
import { describeCounts, type FaultRun, pause } from './report'
import { missingSubmissions } from './rows'

const CACHED_PAGES = ['/', '/category/love', '/science-hub']
const RECOVERY_TIMEOUT_MS = 20_000

export const restarted: FaultRun = ({ short }) =>
  withPostgres(async (databaseUrl, server) => {
    const times = short ? 1 : 10
    const downtime = short ? 1_500 : 4_000
    const faults: string[] = []
    const site = await startSite({ databaseUrl })
    for (const path of CACHED_PAGES) await sendRequest(site, path)
    const writing = writers([site], 8)
    const reading = reader(site, CACHED_PAGES)
    let slowest = 0
    for (let time = 0; time < times; time += 1) {
      const before = writing.ids.length
      const refused = countOf(writing, '503')
      await waitFor(() => writing.ids.length >= before + 20)
      await server.halt()
      await pause(downtime)
      // A busy machine needs a while. What has not happened by the end is a fault below.
      await waitFor(() => countOf(writing, '503') > refused).catch(() => {})
      await server.resume()
      const start = performance.now()
      while ((await submit(site)).status !== 201 && performance.now() - start < RECOVERY_TIMEOUT_MS) await pause(20)
      slowest = Math.max(slowest, performance.now() - start)
    }
    await Promise.all([writing.stop(), reading.stop()])
    if (slowest >= RECOVERY_TIMEOUT_MS) faults.push('no write succeeds 20 s after PostgreSQL has restarted')
    if (!writing.statuses.has('503')) faults.push('no write was refused: the fault had no effect')
    faults.push(...faultsOfRefusals(writing.refusals))
    if (reading.refusals.length > 0) faults.push(`cached pages: ${describeCounts(reading.statuses)}`)
    await site.stop()
    const lost = await missingSubmissions(databaseUrl, writing.ids)
    const seen =
      `writes ${describeCounts(writing.statuses)}; cached pages ${describeCounts(reading.statuses)}; ` +
      `writing again after ${(slowest / 1000).toFixed(1)} s`
    return [{ tried: `PostgreSQL down for ${downtime / 1000} s, 8 clients writing`, times, seen, lost, faults }]
  })

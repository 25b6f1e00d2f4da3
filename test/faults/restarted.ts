/** PostgreSQL is stopped and started again while visitors write and read. */
import { copyBuild, startSite } from '../site'
import { ask, faultsOfRefusals, reader, submit, writers } from './clients'
import { withPostgres } from './databases'
import { describeCounts, type FaultRun, pause } from './report'
import { missingSubmissions } from './rows'

const KEPT_PAGES = ['/', '/category/love', '/science-hub']
const LET_RECOVER_MS = 20_000

export const restarted: FaultRun = ({ short }) =>
  withPostgres(async (databaseUrl, server) => {
    const times = short ? 1 : 10
    const away = short ? 1_500 : 4_000
    const faults: string[] = []
    const site = await startSite({ databaseUrl, folder: copyBuild() })
    for (const path of KEPT_PAGES) await ask(site, path)
    const writing = writers([site], 8)
    const reading = reader(site, KEPT_PAGES)
    let slowest = 0
    for (let time = 0; time < times; time += 1) {
      await pause(500)
      await server.halt()
      await pause(away)
      await server.resume()
      const start = performance.now()
      while ((await submit(site)).status !== 201 && performance.now() - start < LET_RECOVER_MS) await pause(20)
      slowest = Math.max(slowest, performance.now() - start)
    }
    await Promise.all([writing.stop(), reading.stop()])
    if (slowest >= LET_RECOVER_MS) faults.push('no write succeeds 20 s after PostgreSQL is back')
    if (!writing.statuses.has('503')) faults.push('no write was refused: the fault was none')
    faults.push(...faultsOfRefusals(writing.refusals))
    if (reading.refusals.length > 0) faults.push(`kept pages answered ${describeCounts(reading.statuses)}`)
    await site.stop()
    const lost = await missingSubmissions(databaseUrl, writing.ids)
    const seen =
      `writes ${describeCounts(writing.statuses)}; kept pages ${describeCounts(reading.statuses)}; ` +
      `writing again ${(slowest / 1000).toFixed(1)} s after`
    return [{ tried: `PostgreSQL away for ${away / 1000} s, 8 clients writing`, times, seen, lost, faults }]
  })

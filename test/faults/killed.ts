/** Kills the site with SIGKILL while clients write, as a crash or the kernel's out-of-memory killer does. */
import { sqliteFileOf } from '../../lib/db/engines/schema'
import { copyBuild, startSite } from '../servers/site'
import { writers } from './clients'
import { withSqlite } from './databases'
import { type FaultRun, pause } from './report'
import { integrityOf, missingSubmissions } from './rows'

export const killed: FaultRun = ({ short }) =>
  withSqlite(async (databaseUrl) => {
    const times = short ? 2 : 50
    const file = sqliteFileOf(databaseUrl)
    const folder = await copyBuild()
    const ids: string[] = []
    const faults: string[] = []
    for (let time = 0; time < times; time += 1) {
      const site = await startSite({ databaseUrl, folder })
      const work = writers([site], 8)
      while (work.ids.length < 20) await pause(10)
      // Kill it after a different time in each round.
      await pause((time * 37) % 400)
      site.process.kill('SIGKILL')
      await site.ended
      await work.stop()
      ids.push(...work.ids)
      const integrity = integrityOf(file)
      if (integrity !== 'ok') faults.push(`after kill ${time + 1}: ${integrity}`)
    }
    const site = await startSite({ databaseUrl, folder })
    await site.stop()
    const lost = await missingSubmissions(databaseUrl, ids)
    if (ids.length < times * 10) faults.push(`only ${ids.length} writes succeeded: too few for a result`)
    const seen = `${ids.length} writes acknowledged; integrity ok and a new start after each kill`
    return [{ tried: 'kill -9 with 8 clients writing, SQLite', times, seen, lost, faults }]
  })

/** Ten minutes of mixed requests, to detect memory leaks. */
import { corpus } from '../../content/affirmations'
import { copyBuild, startSite } from '../servers/site'
import { reader, writers } from './clients'
import { withSqlite } from './databases'
import { describeCounts, type FaultRun, pause } from './report'

const MINUTES = 10
const SAMPLES_A_MINUTE = 4
/** Heap limit of the site, in MiB. With the default of a large machine nothing would be collected in ten minutes. */
const HEAP = 256
/** The allowed growth from the first half, without its first minute, to the second: a factor and MiB. */
const GROWTH = { factor: 1.1, extra: 20 }

export const soak: FaultRun = () =>
  withSqlite(async (databaseUrl) => {
    const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP}` }
    const site = await startSite({ databaseUrl, folder: await copyBuild(), env })
    const pages = corpus.love.slice(0, 150).map(({ slug }) => `/affirmation/${slug}`)
    const works = [
      writers([site], 1),
      reader(site, pages),
      reader(site, ['/', '/category/daily', '/science-hub', '/generator', '/nowhere', '/resources']),
      reader(site, ['/api/daily-affirmation', '/api/affirmations/category/daily', '/feed.xml', '/sitemap.xml']),
      reader(site, ['/how-to-guide/create-affirmations', '/problem-solution/grief', '/submit', '/llms.txt'])
    ]
    const memory: number[] = []
    for (let sample = 0; sample < MINUTES * SAMPLES_A_MINUTE; sample += 1) {
      await pause(60_000 / SAMPLES_A_MINUTE)
      memory.push(site.memory())
    }
    await Promise.all(works.map((work) => work.stop()))
    await site.stop()
    const counts = new Map<string, number>()
    for (const { statuses } of works) {
      for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count)
    }
    const faults: string[] = []
    const unexpected = [...counts.keys()].filter((status) => !['200', '201', '404'].includes(status))
    if (unexpected.length > 0) faults.push(`status ${unexpected.join(', ')}`)
    const most = (from: number, to: number) => Math.max(...memory.slice(from * SAMPLES_A_MINUTE, to * SAMPLES_A_MINUTE))
    const [early, late] = [most(1, MINUTES / 2), most(MINUTES / 2, MINUTES)]
    if (late > early * GROWTH.factor + GROWTH.extra) faults.push(`memory grew from ${early} to ${late} MiB`)
    const at = (minute: number) => `${memory[minute * SAMPLES_A_MINUTE - 1]?.toFixed(0)} MiB at minute ${minute}`
    const seen = `${describeCounts(counts)}; ${at(1)}, ${at(5)}, ${at(10)}`
    return [{ tried: 'ten minutes of mixed requests', times: 1, seen, lost: 0, faults }]
  })

/** `kill -9` while visitors write: the process is gone without a word, as a crash or the kernel's memory killer would have it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBuild, startSite } from '../site'
import { writers } from './clients'
import { type FaultRun, pause } from './report'
import { integrityOf, missingSubmissions } from './rows'

export const killed: FaultRun = async ({ short }) => {
  const times = short ? 2 : 50
  const data = mkdtempSync(join(tmpdir(), 'affirmations-killed-'))
  const file = join(data, 'site.db')
  const databaseUrl = `file:${file}`
  const folder = copyBuild()
  const ids: string[] = []
  const faults: string[] = []
  for (let time = 0; time < times; time += 1) {
    const site = await startSite({ databaseUrl, folder })
    const work = writers([site], 8)
    while (work.ids.length < 20) await pause(10)
    // Another moment each time.
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
  rmSync(data, { recursive: true, force: true })
  if (ids.length < times * 10) faults.push(`only ${ids.length} writes were answered: too few to say something`)
  const seen = `${ids.length} writes answered 201, all of them there; integrity ok and a new start after each`
  return [{ tried: 'kill -9 with 8 clients writing, SQLite', times, seen, lost, faults }]
}

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { categoryNames } from '../../../content/types'
import { publish, setUpTestDatabase } from '../../../test/database'
import { bundlePrograms } from '../../../test/processes/programs'
import { dailyAffirmation } from '../../affirmations/draws/daily-pick'
import { db } from '../client'
import { migrationNames } from '../migrate'
import { sqlite } from './sqlite'
import { checkBinding } from './sqlite-binding'

setUpTestDatabase()
const program = bundlePrograms('test/processes/migrating-process.ts')

/** The value of a pragma on the client's own connection. */
async function pragma(name: string): Promise<unknown> {
  const rows = await db().$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
  return Object.values(rows[0] ?? {})[0]
}

it('refuses a binding that was installed for another version of Node.js', () => {
  for (const pair of [
    ['20.19.0', '12.11.1'],
    ['22.23.3', '13.2.0'],
    ['24.9.0', '13.2.0'],
    ['26.10.0', '13.2.0']
  ] as const)
    expect(() => checkBinding(...pair)).not.toThrow()
  for (const pair of [
    ['20.19.0', '13.2.0'],
    ['22.23.3', '12.11.1'],
    ['24.9.0', '12.11.1']
  ] as const)
    expect(() => checkBinding(...pair)).toThrow('Run npm ci again')
})

describe('the connection', () => {
  it('uses a write-ahead log and syncs each commit to disk', async () => {
    expect(await pragma('journal_mode')).toBe('wal')
    // 2 is FULL: the log is synced before a commit returns. With WAL's default, 1, a power failure loses the last commits.
    expect(Number(await pragma('synchronous'))).toBe(2)
    expect(Number(await pragma('foreign_keys'))).toBe(1)
  })
})

it('creates files that only their owner may read, with the folders above them', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'modes-'))
  const folder = join(parent, 'new/deep')
  const umask = process.umask(0o022)
  const { client } = sqlite.open(`file:${folder}/site.db`)
  try {
    await sqlite.migrating(`file:${folder}/site.db`, async () => {})
    await client.$executeRaw`CREATE TABLE "Some" (id INTEGER)`
    const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
    expect(modes.sort()).toEqual(['', '-shm', '-wal'].map((suffix) => [`site.db${suffix}`, '600']))
  } finally {
    process.umask(umask)
    await client.$disconnect()
    rmSync(parent, { recursive: true, force: true })
  }
})

it('applies each migration once if several processes start at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'several-'))
  const env = { ...process.env, DATABASE_URL: `file:${folder}/site.db` }
  const processes = await Promise.all(
    [1, 2].map(() => promisify(execFile)(process.execPath, [program('migrating-process')], { env }))
  )
  const applied = processes.flatMap(({ stdout }) => JSON.parse(stdout) as string[])
  expect(applied.sort()).toEqual(migrationNames('sqlite'))
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

describe('a read-only file', () => {
  it('still gives everyone the same affirmation of the day, and stores it once it can', async () => {
    const two = ['I begin.', 'I go on.']
    await publish(Object.fromEntries(categoryNames.map((name) => [name, two.map((text) => `${text} (${name})`)])))
    const dates = ['2026-11-21', '2026-11-22', '2026-11-23']
    const picks = () =>
      Promise.all(dates.map(async (date) => (await dailyAffirmation(date, Date.parse(date)))?.affirmation.id))
    await db().$executeRawUnsafe('PRAGMA query_only = ON')
    const first = await picks()
    expect(first.every(Boolean)).toBe(true)
    expect(await picks()).toEqual(first)
    expect(await db().dailyPick.count()).toBe(0)
    await db().$executeRawUnsafe('PRAGMA query_only = OFF')
    expect(await picks()).toEqual(first)
    expect(await db().dailyPick.count()).toBe(3)
  })
})

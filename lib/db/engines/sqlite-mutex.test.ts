import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { bundlePrograms } from '../../../test/processes/programs'
import { waitFor } from '../../../test/wait-for'
import { db } from '../client'

setUpTestDatabase()
const program = bundlePrograms('test/processes/writing-process.ts')
beforeEach(emptyDatabase)
afterEach(() => jest.useRealTimers())

const create = (key: string) => db().setting.create({ data: { key, value: '' } })
const keys = async () => (await db().setting.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)

/** A second connection to the same file, as another process would have. */
function openOther(): Database.Database {
  return new Database((process.env.DATABASE_URL ?? '').replace(/^file:/, ''), { timeout: 0 })
}

describe('while a transaction is open', () => {
  it('keeps a write of another request when the transaction is rolled back', async () => {
    let rolledBack: Promise<unknown> | undefined
    await new Promise<void>((started) => {
      rolledBack = db()
        .$transaction(async (tx) => {
          await tx.setting.create({ data: { key: 'rolled back', value: '' } })
          started()
          await sleep(50)
          throw new Error('roll back')
        })
        .catch(() => {})
    })
    await create('acknowledged')
    await rolledBack
    expect(await keys()).toEqual(['acknowledged'])
  })

  it('hides uncommitted rows from other requests', async () => {
    let done: Promise<unknown> | undefined
    let isDone = false
    await new Promise<void>((started) => {
      done = db().$transaction(async (tx) => {
        await tx.setting.create({ data: { key: 'first', value: '' } })
        started()
        await sleep(50)
        isDone = true
      })
    })
    expect(await keys()).toEqual(['first'])
    expect(isDone).toBe(true)
    await done
  })

  it('lets other requests proceed after a failure', async () => {
    const failing = () =>
      db().$transaction(async (tx) => {
        await tx.setting.create({ data: { key: 'rolled back', value: '' } })
        throw new Error('roll back')
      })
    const all = [failing(), create('a'), db().$executeRawUnsafe('NOT SQL'), failing(), create('b')]
    const results = await Promise.allSettled(all)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await keys()).toEqual(['a', 'b'])
  })
})

describe('while another process writes', () => {
  it('waits without blocking the event loop', async () => {
    const other = openOther()
    other.exec('BEGIN IMMEDIATE')
    let ticks = 0
    const ticking = setInterval(() => {
      ticks += 1
    }, 5)
    const writes = Promise.all([
      create('a'),
      db().$transaction((tx) => tx.setting.create({ data: { key: 'b', value: '' } }))
    ])
    await waitFor(() => ticks > 20)
    expect(await keys()).toEqual([])
    other.exec('COMMIT')
    await writes
    clearInterval(ticking)
    expect(await keys()).toEqual(['a', 'b'])
    other.close()
  })

  /** By default they may wait for two seconds and run for five. */
  it('lets transactions wait and run for longer than Prisma’s default', async () => {
    // Prisma counts with setTimeout; our own retries, with that of node:timers/promises, go on.
    jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] })
    const other = openOther()
    other.exec('BEGIN IMMEDIATE')
    const waiting = Promise.all([db().$transaction([create('a'), create('b')])])
    await jest.advanceTimersByTimeAsync(2_200)
    other.exec('COMMIT')
    other.close()
    await waiting
    const long = db().$transaction(async (tx) => {
      await tx.setting.create({ data: { key: 'c', value: '' } })
      await jest.advanceTimersByTimeAsync(5_200)
    })
    await Promise.all([long, db().$transaction([create('d'), create('e')])])
    expect(await keys()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('makes a transaction the only writer from its first statement on', async () => {
    const other = openOther()
    await db().$transaction(async (tx) => {
      expect(await tx.setting.count()).toBe(0)
      expect(() => other.exec(`INSERT INTO Setting VALUES ('other', '')`)).toThrow('database is locked')
      await tx.setting.create({ data: { key: 'ours', value: '' } })
    })
    other.exec(`INSERT INTO Setting VALUES ('other', '')`)
    other.close()
    expect(await keys()).toEqual(['other', 'ours'])
  })

  it('neither fails nor loses a write while two processes write as fast as they can', async () => {
    await db().setting.create({ data: { key: 'count', value: '0' } })
    const run = promisify(execFile)
    const results = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const command = [program('writing-process'), name, '1000']
        const { stdout } = await run(process.execPath, command, { env: { ...process.env } })
        return JSON.parse(stdout) as { counted: number; failures: string[] }
      })
    )
    expect(results.flatMap(({ failures }) => failures)).toEqual([])
    const counted = results.reduce((sum, result) => sum + result.counted, 0)
    expect(results.every((result) => result.counted > 0)).toBe(true)
    expect(await db().setting.findUnique({ where: { key: 'count' } })).toEqual({ key: 'count', value: String(counted) })
  })
})

import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { waitFor } from '../../../test/wait-for'
import { db } from '../client'

setUpTestDatabase()
beforeEach(emptyDatabase)

const create = (key: string) => db().setting.create({ data: { key, value: '' } })
const keys = async () => (await db().setting.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)

/** What another process does on the same file. */
function openBeside(): Database.Database {
  return new Database((process.env.DATABASE_URL ?? '').replace(/^file:/, ''), { timeout: 0 })
}

describe('beside a transaction that is open', () => {
  it('a write of another request is kept when the transaction is undone', async () => {
    let undone: Promise<unknown> | undefined
    await new Promise<void>((started) => {
      undone = db()
        .$transaction(async (tx) => {
          await tx.setting.create({ data: { key: 'undone', value: '' } })
          started()
          await sleep(50)
          throw new Error('undo')
        })
        .catch(() => {})
    })
    await create('answered with success')
    await undone
    expect(await keys()).toEqual(['answered with success'])
  })

  it('other requests do not see what is not there yet', async () => {
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

  it('what fails holds nobody up', async () => {
    const failing = () =>
      db().$transaction(async (tx) => {
        await tx.setting.create({ data: { key: 'undone', value: '' } })
        throw new Error('undo')
      })
    const all = [failing(), create('a'), db().$executeRawUnsafe('NOT SQL'), failing(), create('b')]
    const results = await Promise.allSettled(all)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await keys()).toEqual(['a', 'b'])
  })
})

describe('beside another process', () => {
  it('waits for its write without standing still', async () => {
    const other = openBeside()
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

  it('has as much patience in transactions, whether they wait for their turn or have it', async () => {
    const other = openBeside()
    other.exec('BEGIN IMMEDIATE')
    const waiting = Promise.all([db().$transaction([create('a'), create('b')])])
    await sleep(3_000)
    other.exec('COMMIT')
    other.close()
    await waiting
    const long = db().$transaction(async (tx) => {
      await tx.setting.create({ data: { key: 'c', value: '' } })
      await sleep(6_000)
    })
    await Promise.all([long, db().$transaction([create('d'), create('e')])])
    expect(await keys()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('is the only writer from the first statement of a transaction on', async () => {
    const other = openBeside()
    await db().$transaction(async (tx) => {
      expect(await tx.setting.count()).toBe(0)
      expect(() => other.exec(`INSERT INTO Setting VALUES ('other', '')`)).toThrow('database is locked')
      await tx.setting.create({ data: { key: 'ours', value: '' } })
    })
    other.exec(`INSERT INTO Setting VALUES ('other', '')`)
    other.close()
    expect(await keys()).toEqual(['other', 'ours'])
  })

  it('no write fails or is lost while two processes write as fast as they can', async () => {
    await db().setting.create({ data: { key: 'count', value: '0' } })
    const run = promisify(execFile)
    const results = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const command = ['--import', 'tsx', 'test/writing-process.ts', name, '2000']
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

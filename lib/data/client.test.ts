import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '../env'
import { setUpTestDatabase } from '../testing/database'
import { closeDb, db, isUniqueViolation, SqliteAdapter } from './client'
import { PrismaClient } from './generated/client'

setUpTestDatabase()

/** The value of a pragma on the client's own connection. */
async function pragma(name: string): Promise<unknown> {
  const rows = await db().$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
  return Object.values(rows[0] ?? {})[0]
}

describe('the connection', () => {
  it('writes ahead and puts each commit on disk', async () => {
    expect(await pragma('journal_mode')).toBe('wal')
    // 2 is FULL: the log is synced before a commit returns. WAL's usual 1 would lose the last commits with the power.
    expect(Number(await pragma('synchronous'))).toBe(2)
    expect(Number(await pragma('foreign_keys'))).toBe(1)
    expect(Number(await pragma('busy_timeout'))).toBe(10_000)
  })

  it('keeps to that inside a transaction and after it has been reopened', async () => {
    await db().$transaction(async (tx) => {
      const rows = await tx.$queryRawUnsafe<{ synchronous: bigint }[]>('PRAGMA synchronous')
      expect(Number(rows[0]?.synchronous)).toBe(2)
    })
    await closeDb()
    expect(await pragma('journal_mode')).toBe('wal')
    expect(Number(await pragma('synchronous'))).toBe(2)
  })

  it('shows another connection what it committed', async () => {
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    const other = new PrismaClient({ adapter: new SqliteAdapter(env().DATABASE_URL) })
    try {
      expect(await other.subscriber.count()).toBe(1)
    } finally {
      await other.$disconnect()
    }
  })

  it('makes the folder of its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    const client = new PrismaClient({ adapter: new SqliteAdapter(`file:${folder}/new/deep/site.db`) })
    try {
      await client.$queryRaw`SELECT 1`
      expect(existsSync(`${folder}/new/deep/site.db`)).toBe(true)
    } finally {
      await client.$disconnect()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('is one for the whole process', () => {
    expect(db()).toBe(db())
  })
})

describe('isUniqueViolation', () => {
  it('tells a value that is there already from other errors', async () => {
    await db().fact.create({ data: { key: 'a', value: '1' } })
    const twice = await db()
      .fact.create({ data: { key: 'a', value: '2' } })
      .catch((error: unknown) => error)
    const missing = await db()
      .fact.update({ where: { key: 'b' }, data: { value: '2' } })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(twice)).toBe(true)
    expect(isUniqueViolation(missing)).toBe(false)
    expect(isUniqueViolation(new Error('Unique constraint failed'))).toBe(false)
    expect(isUniqueViolation(undefined)).toBe(false)
  })
})

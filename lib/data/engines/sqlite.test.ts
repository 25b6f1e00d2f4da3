import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUpTestDatabase } from '../../testing/database'
import { closeDb, db } from '../client'
import { sqlite } from './sqlite'

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

  it('makes the folder of its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    const { client } = sqlite.open(`file:${folder}/new/deep/site.db`)
    try {
      await client.$queryRaw`SELECT 1`
      expect(existsSync(`${folder}/new/deep/site.db`)).toBe(true)
    } finally {
      await client.$disconnect()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

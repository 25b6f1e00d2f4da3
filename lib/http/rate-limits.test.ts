import { createHash } from 'node:crypto'
import { setUpTestDatabase } from '../../test/database'
import { stopClock } from '../../test/fixed-hour'
import { database } from '../db/client'
import { countRead, countRequest, deleteExpiredCounts } from './rate-limits'

setUpTestDatabase()

const outcomes = (waits: Promise<number>[]) => Promise.all(waits).then((all) => all.map((wait) => wait === 0))

describe('countRequest', () => {
  it('counts for as long as it is told', async () => {
    await countRequest('sign-ups', '203.0.113.0/24', 1, 3_600)
    const wait = await countRequest('sign-ups', '203.0.113.0/24', 1, 3_600)
    expect(wait).toBeGreaterThan(3_500_000)
    expect(wait).toBeLessThanOrEqual(3_600_000)
  })

  it('allows as many requests in a minute as it is told, then returns the time to wait', async () => {
    for (let count = 0; count < 3; count += 1) expect(await countRequest('submit', '203.0.113.1', 3)).toBe(0)
    const wait = await countRequest('submit', '203.0.113.1', 3)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60_000)
  })

  it('asks nobody to wait for longer than it counts, also after the clock was set back', async () => {
    stopClock()
    await countRequest('submit', '203.0.113.8', 1)
    jest.setSystemTime(Date.now() - 365 * 86_400_000)
    expect(await countRequest('submit', '203.0.113.8', 1)).toBe(60_000)
    for (let count = 0; count < 2; count += 1) await countRead('203.0.113.8', 1)
    jest.setSystemTime(Date.now() - 365 * 86_400_000)
    expect(await countRead('203.0.113.8', 1)).toEqual({ isAllowed: false, remaining: 0, seconds: 60 })
    jest.useRealTimers()
  })

  it('counts each client and each endpoint separately', async () => {
    for (let count = 0; count < 3; count += 1) await countRequest('submit', '203.0.113.2', 3)
    expect(await countRequest('submit', '203.0.113.2', 3)).toBeGreaterThan(0)
    expect(await countRequest('subscribe', '203.0.113.2', 3)).toBe(0)
    expect(await countRequest('submit', '203.0.113.3', 3)).toBe(0)
  })

  it('counts concurrent requests', async () => {
    const passed = await outcomes(Array.from({ length: 20 }, () => countRequest('submit', '203.0.113.4', 3)))
    expect(passed.filter(Boolean)).toHaveLength(3)
  })

  it('accepts a client address of any length and any characters', async () => {
    const address = `${'a'.repeat(10_000)}\u0000'; DROP TABLE "RateLimit"; --`
    expect(await countRequest('submit', address, 1)).toBe(0)
    expect(await countRequest('submit', address, 1)).toBeGreaterThan(0)
  })
})

// SQLite is for one server, which counts in its own memory.
if (process.env.TEST_ENGINE === 'postgresql') {
  it('stores no readable client address in the table of PostgreSQL', async () => {
    await countRequest('submit', '203.0.113.5', 3)
    const rows = await database().pool?.query('SELECT * FROM "RateLimit"')
    expect(rows?.rowCount).toBeGreaterThan(0)
    const stored = JSON.stringify(rows?.rows)
    expect(stored).not.toContain('203.0.113')
    // There are only four billion addresses: a hash that anybody can make gives them away.
    const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
    for (const text of ['203.0.113.5', 'client:203.0.113.5']) expect(stored).not.toContain(hash(text))
  })

  it('deletes counts whose time has ended, and no others', async () => {
    await countRequest('submit', '203.0.113.6', 3)
    const rows = async () => (await database().pool?.query('SELECT 1 FROM "RateLimit"'))?.rowCount
    await deleteExpiredCounts()
    expect(await rows()).toBeGreaterThan(0)
    await database().pool?.query('UPDATE "RateLimit" SET expire = $1', [Date.now() - 1])
    await deleteExpiredCounts()
    expect(await rows()).toBe(0)
  })

  it('deletes counts of a clock that was a year ahead, which nobody could wait for', async () => {
    await countRequest('submit', '203.0.113.7', 1)
    const year = 365 * 24 * 3_600_000
    await database().pool?.query('UPDATE "RateLimit" SET expire = expire + $1', [year])
    expect(await countRequest('submit', '203.0.113.7', 1)).toBe(60_000)
    await deleteExpiredCounts()
    expect(await countRequest('submit', '203.0.113.7', 1)).toBe(0)
  })
}

import { setUpTestDatabase } from '../../test/database'
import { database } from '../db/client'
import { countRequest } from './rate-limits'

setUpTestDatabase()

const outcomes = (waits: Promise<number>[]) => Promise.all(waits).then((all) => all.map((wait) => wait === 0))

describe('countRequest', () => {
  it('allows as many requests in a minute as it is told, then returns the time to wait', async () => {
    for (let count = 0; count < 3; count += 1) expect(await countRequest('submit', '203.0.113.1', 3)).toBe(0)
    const wait = await countRequest('submit', '203.0.113.1', 3)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60_000)
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
    expect(JSON.stringify(rows?.rows)).not.toContain('203.0.113')
  })
}

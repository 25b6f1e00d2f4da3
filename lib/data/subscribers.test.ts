import { emptyDatabase, setUpTestDatabase } from '../testing/database'
import { closeDb, db } from './client'
import { subscribe } from './subscribers'

setUpTestDatabase()
beforeEach(emptyDatabase)

describe('subscribe', () => {
  it('puts an address on the list, trimmed and in lower case', async () => {
    const before = Date.now()
    await subscribe(' Ann@Example.ORG ')
    const [subscriber, ...others] = await db().subscriber.findMany()
    expect(others).toEqual([])
    expect(subscriber?.email).toBe('ann@example.org')
    expect(subscriber?.id).toMatch(/^[a-z0-9]{20,}$/)
    expect(Math.abs((subscriber?.subscribedAt.getTime() ?? 0) - before)).toBeLessThan(5_000)
  })

  it('takes an address twice, in any case, and leaves the first row as it was', async () => {
    await subscribe('ann@example.org')
    const before = await db().subscriber.findMany()
    await expect(subscribe('ann@example.org')).resolves.toBeUndefined()
    await expect(subscribe('ANN@EXAMPLE.ORG')).resolves.toBeUndefined()
    expect(await db().subscriber.findMany()).toEqual(before)
  })

  it('takes the same address many times at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => subscribe(index % 2 ? 'ann@example.org' : 'Ann@example.org'))
    )
    expect(await db().subscriber.count()).toBe(1)
  })

  it('tells addresses apart that only look alike', async () => {
    await subscribe('ann@example.org')
    await subscribe('ann+list@example.org')
    await subscribe('ann@example.com')
    expect(await db().subscriber.count()).toBe(3)
  })

  it('has the row on disk when it returns', async () => {
    await subscribe('ann@example.org')
    await closeDb()
    expect(await db().subscriber.findUnique({ where: { email: 'ann@example.org' } })).not.toBeNull()
  })

  it('does not hide other failures', async () => {
    await db().$executeRaw`ALTER TABLE "Subscriber" RENAME TO "Hidden"`
    try {
      await expect(subscribe('ann@example.org')).rejects.toThrow()
    } finally {
      await db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Subscriber"`
    }
  })
})

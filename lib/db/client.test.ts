import { setUpTestDatabase } from '../../test/database'
import { env } from '../env'
import { db, isUniqueViolation } from './client'
import { openDatabase } from './engines'

setUpTestDatabase()

describe('db', () => {
  it('commits rows that another connection can read', async () => {
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    const { client: other } = openDatabase(env().DATABASE_URL)
    try {
      expect(await other.subscriber.count()).toBe(1)
    } finally {
      await other.$disconnect()
    }
  })
})

describe('isUniqueViolation', () => {
  it('is true only for a unique value that exists already', async () => {
    await db().setting.create({ data: { key: 'a', value: '1' } })
    const duplicate = await db()
      .setting.create({ data: { key: 'a', value: '2' } })
      .catch((error: unknown) => error)
    const missing = await db()
      .setting.update({ where: { key: 'b' }, data: { value: '2' } })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(duplicate)).toBe(true)
    expect(isUniqueViolation(missing)).toBe(false)
    expect(isUniqueViolation(new Error('Unique constraint failed'))).toBe(false)
    expect(isUniqueViolation(undefined)).toBe(false)
  })
})

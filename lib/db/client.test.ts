import { setUpTestDatabase } from '../../test/database'
import { env } from '../env'
import { db, isUniqueViolation } from './client'
import { openDatabase } from './engines'

setUpTestDatabase()

describe('the connection', () => {
  it('shows another connection what it committed', async () => {
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    const { client: other } = openDatabase(env().DATABASE_URL)
    try {
      expect(await other.subscriber.count()).toBe(1)
    } finally {
      await other.$disconnect()
    }
  })

  it('is one for the whole process', () => {
    expect(db()).toBe(db())
  })
})

describe('isUniqueViolation', () => {
  it('tells a value that is there already from other errors', async () => {
    await db().setting.create({ data: { key: 'a', value: '1' } })
    const twice = await db()
      .setting.create({ data: { key: 'a', value: '2' } })
      .catch((error: unknown) => error)
    const missing = await db()
      .setting.update({ where: { key: 'b' }, data: { value: '2' } })
      .catch((error: unknown) => error)
    expect(isUniqueViolation(twice)).toBe(true)
    expect(isUniqueViolation(missing)).toBe(false)
    expect(isUniqueViolation(new Error('Unique constraint failed'))).toBe(false)
    expect(isUniqueViolation(undefined)).toBe(false)
  })
})

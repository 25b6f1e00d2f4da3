import { setUpTestDatabase } from '../../test/database'
import { db, isUniqueViolation } from './client'

setUpTestDatabase()

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

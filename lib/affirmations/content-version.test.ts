import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { bumpContentVersion, lastChange } from './content-version'
import { lockPositions } from './writes/positions'

setUpTestDatabase()
beforeEach(emptyDatabase)

const mark = () =>
  db().$transaction(async (tx) => {
    await lockPositions(tx)
    await bumpContentVersion(tx)
  })

describe('lastChange', () => {
  it('is 1970 if nothing was published', async () => {
    expect(await lastChange()).toEqual(new Date(0))
  })

  it('is now after a publication, and later after each other one', async () => {
    const before = Date.now()
    await mark()
    const first = await lastChange()
    expect(first.getTime()).toBeGreaterThanOrEqual(before)
    expect(first.getTime()).toBeLessThanOrEqual(Date.now())
    await Promise.all([mark(), mark(), mark()])
    expect((await lastChange()).getTime()).toBeGreaterThanOrEqual(first.getTime() + 3)
  })

  it('goes on also after a clock that was ahead', async () => {
    await db().setting.create({ data: { key: 'publication', value: '2999-01-01T00:00:00.000Z' } })
    await mark()
    expect(await lastChange()).toEqual(new Date('2999-01-01T00:00:00.001Z'))
  })
})

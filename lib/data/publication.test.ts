import { emptyDatabase, setUpTestDatabase } from '../testing/database'
import { db } from './client'
import { lockPlaces } from './places'
import { markPublication, publicationTime } from './publication'

setUpTestDatabase()
beforeEach(emptyDatabase)

const mark = () =>
  db().$transaction(async (tx) => {
    await lockPlaces(tx)
    await markPublication(tx)
  })

describe('publicationTime', () => {
  it('is 1970 where nothing was published', async () => {
    expect(await publicationTime()).toEqual(new Date(0))
  })

  it('is now after a publication, and later after each other one', async () => {
    const before = Date.now()
    await mark()
    const first = await publicationTime()
    expect(first.getTime()).toBeGreaterThanOrEqual(before)
    expect(first.getTime()).toBeLessThanOrEqual(Date.now())
    await Promise.all([mark(), mark(), mark()])
    expect((await publicationTime()).getTime()).toBeGreaterThanOrEqual(first.getTime() + 3)
  })

  it('goes on also after a clock that was ahead', async () => {
    await db().fact.create({ data: { key: 'publication', value: '2999-01-01T00:00:00.000Z' } })
    await mark()
    expect(await publicationTime()).toEqual(new Date('2999-01-01T00:00:00.001Z'))
  })

  it('stays as it was where the transaction fails', async () => {
    const failing = db().$transaction(async (tx) => {
      await markPublication(tx)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await publicationTime()).toEqual(new Date(0))
  })
})

import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { expectConsoleErrors } from '../../../test/jest/quiet-console'
import { db } from '../../db/client'
import { bumpContentVersion } from '../content-version'
import { CHECK_EVERY_MS, currentList, forgetPublished, publishedList } from './published'

setUpTestDatabase()

let clock = 0
beforeEach(async () => {
  await emptyDatabase()
  await publish({ love: ['I listen.', 'I stay.'] })
  clock += performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
})

const idsOf = async (read: typeof publishedList) => (await read()).affirmations.map(({ id }) => id)

/** Retires an affirmation as another process would. */
const retireElsewhere = (id: string) =>
  db().$transaction(async (tx) => {
    await tx.affirmation.update({ where: { id }, data: { position: null, retiredAt: new Date() } })
    await bumpContentVersion(tx)
  })

it('is up to five seconds old for requests, and never old for what is cached', async () => {
  expect(await idsOf(publishedList)).toEqual(['love-001', 'love-002'])
  await retireElsewhere('love-001')
  expect(await idsOf(publishedList)).toEqual(['love-001', 'love-002'])
  clock += CHECK_EVERY_MS + 1
  expect(await idsOf(publishedList)).toEqual(['love-002'])
  await retireElsewhere('love-002')
  expect(await idsOf(currentList)).toEqual([])
})

it('is the same list until something changes', async () => {
  const list = await publishedList()
  expect(await currentList()).toBe(list)
  clock += CHECK_EVERY_MS + 1
  expect(await publishedList()).toBe(list)
})

it('serves requests while the database fails, if it has been read before', async () => {
  expectConsoleErrors()
  await publishedList()
  await db().$executeRaw`ALTER TABLE "Setting" RENAME TO "Away"`
  clock += CHECK_EVERY_MS + 1
  expect(await idsOf(publishedList)).toHaveLength(2)
  await expect(currentList()).rejects.toThrow()
  forgetPublished()
  await expect(publishedList()).rejects.toThrow()
  await db().$executeRaw`ALTER TABLE "Away" RENAME TO "Setting"`
  expect(await idsOf(publishedList)).toHaveLength(2)
})

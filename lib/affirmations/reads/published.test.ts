import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { expectConsoleErrors } from '../../../test/jest/quiet-console'
import { db } from '../../db/client'
import { bumpContentVersion } from '../content-version'
import { CHECK_EVERY_MS, cachedSnapshot, currentSnapshot, forgetSnapshot } from './published'

setUpTestDatabase()

let clock = 0
beforeEach(async () => {
  await emptyDatabase()
  await publish({ love: ['I listen.', 'I stay.'] })
  clock += performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
})

const idsOf = async (read: typeof cachedSnapshot) => (await read()).affirmations.map(({ id }) => id)

/** Retires an affirmation as another process would. */
const retireElsewhere = (id: string) =>
  db().$transaction(async (tx) => {
    await tx.affirmation.update({ where: { id }, data: { position: null, retiredAt: new Date() } })
    await bumpContentVersion(tx)
  })

it('is up to five seconds old for requests, and never old for what is cached', async () => {
  expect(await idsOf(cachedSnapshot)).toEqual(['love-001', 'love-002'])
  await retireElsewhere('love-001')
  expect(await idsOf(cachedSnapshot)).toEqual(['love-001', 'love-002'])
  clock += CHECK_EVERY_MS + 1
  expect(await idsOf(cachedSnapshot)).toEqual(['love-002'])
  await retireElsewhere('love-002')
  expect(await idsOf(currentSnapshot)).toEqual([])
})

it('is the same snapshot until something changes', async () => {
  const snapshot = await cachedSnapshot()
  expect(await currentSnapshot()).toBe(snapshot)
  clock += CHECK_EVERY_MS + 1
  expect(await cachedSnapshot()).toBe(snapshot)
})

it('serves requests while the database fails, if it has been read before', async () => {
  expectConsoleErrors()
  await cachedSnapshot()
  await db().$executeRaw`ALTER TABLE "Setting" RENAME TO "Away"`
  clock += CHECK_EVERY_MS + 1
  expect(await idsOf(cachedSnapshot)).toHaveLength(2)
  await expect(currentSnapshot()).rejects.toThrow()
  forgetSnapshot()
  await expect(cachedSnapshot()).rejects.toThrow()
  await db().$executeRaw`ALTER TABLE "Away" RENAME TO "Setting"`
  expect(await idsOf(cachedSnapshot)).toHaveLength(2)
})

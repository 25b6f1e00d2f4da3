import { emptyDatabase, publish, setUpTestDatabase } from '../testing/database'

setUpTestDatabase()

import {
  affirmationOfDay,
  countCategory,
  findAffirmation,
  listCategory,
  randomAffirmation,
  relatedAffirmations
} from './affirmations'

describe('affirmations', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
  })

  it('finds a line by id and by slug', async () => {
    expect((await findAffirmation('daily-002'))?.text).toBe('I go on.')
    expect((await findAffirmation('daily-002-slug'))?.id).toBe('daily-002')
    expect(await findAffirmation('nope')).toBeUndefined()
  })

  it('counts and lists', async () => {
    expect(await countCategory('daily')).toBe(3)
    expect((await listCategory('daily')).map(({ position }) => position)).toEqual([0, 1, 2])
    expect(await countCategory('health')).toBe(0)
  })

  it('never picks what is excepted', async () => {
    for (let i = 0; i < 30; i += 1) {
      expect((await randomAffirmation(['daily'], ['daily-001', 'daily-003']))?.id).toBe('daily-002')
    }
  })

  it('gives related lines going round', async () => {
    const line = await findAffirmation('daily-003')
    expect(line && (await relatedAffirmations(line)).map(({ id }) => id)).toEqual(['daily-001', 'daily-002'])
  })

  it('keeps the affirmation of a day', async () => {
    const first = await affirmationOfDay('2026-11-20')
    expect((await affirmationOfDay('2026-11-20'))?.id).toBe(first?.id)
  })
})

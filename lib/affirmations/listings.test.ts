import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { affirmationChanges, affirmationsOfDays, lastAffirmationChange, subcategoryChanges } from './listings'
import { retireAffirmation } from './publishing'
import { affirmationOfDay } from './repository'

setUpTestDatabase()

const ALL = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'] as const
const texts = (count: number) => Array.from({ length: count }, (_, index) => `I keep line ${index}.`)
const TODAY = '2026-11-20'

beforeEach(async () => {
  await emptyDatabase()
  await publish(Object.fromEntries(ALL.map((category) => [category, texts(9)])))
})

describe('affirmationsOfDays', () => {
  it('gives today and the days before it, the newest first', async () => {
    const found = await affirmationsOfDays(TODAY, 30)
    expect(found).toHaveLength(30)
    expect(found[0]?.day).toBe(TODAY)
    expect(found.at(-1)?.day).toBe('2026-10-22')
    expect(found[0]?.line.id).toBe((await affirmationOfDay(TODAY))?.id)
  })

  it('says the same tomorrow of the days that have been, though lines have come in between', async () => {
    const today = await affirmationsOfDays(TODAY, 30)
    await publish(Object.fromEntries(ALL.map((category) => [category, texts(14)])))
    const tomorrow = await affirmationsOfDays('2026-11-21', 30)
    expect(tomorrow.slice(1).map(({ line }) => line.id)).toEqual(today.slice(0, -1).map(({ line }) => line.id))
  })

  it('leaves a past day out whose line has been retired, and puts no other in its place', async () => {
    const before = await affirmationsOfDays(TODAY, 4)
    const gone = before[2]
    await db().affirmation.update({
      where: { id: gone?.line.id ?? '' },
      data: { position: null, retiredAt: new Date() }
    })
    // As `newsletter:send --date` does for those who missed a day's mail.
    expect(await affirmationOfDay(gone?.day ?? '')).toBeUndefined()
    const after = await affirmationsOfDays(TODAY, 4)
    expect(after.map(({ day }) => day)).toEqual([before[0]?.day, before[1]?.day, before[3]?.day])
  })

  it('puts another in the place of today’s line where that has been retired', async () => {
    const [before] = await affirmationsOfDays(TODAY, 1)
    await retireAffirmation(before?.line.id ?? '')
    const [after] = await affirmationsOfDays(TODAY, 1)
    expect(after?.line.id).toEqual(expect.any(String))
    expect(after?.line.id).not.toBe(before?.line.id)
  })

  it('is empty where nothing is published', async () => {
    await emptyDatabase()
    expect(await affirmationsOfDays(TODAY, 30)).toEqual([])
  })
})

describe('changes', () => {
  it('come by place, in parts', async () => {
    const part = await affirmationChanges('daily', 2, 3)
    expect(part.map(({ slug }) => slug)).toEqual(['daily-003-slug', 'daily-004-slug', 'daily-005-slug'])
    expect(await affirmationChanges('daily', 9, 5)).toEqual([])
  })

  it('tell the last one of a category, of a part and of a subcategory', async () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-05-05')]
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-004' }, data: { updatedAt: late, subcategory: 'confidence' } })
    expect(await lastAffirmationChange('daily')).toEqual(late)
    expect(await lastAffirmationChange('daily', 0, 3)).toEqual(early)
    expect(await lastAffirmationChange('daily', 3, 3)).toEqual(late)
    expect(await lastAffirmationChange('love')).toEqual(early)
    expect(await subcategoryChanges()).toEqual(new Map([['confidence', late]]))
  })

  it('of retired lines do not count', async () => {
    const early = new Date('2026-01-01')
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-009' }, data: { updatedAt: new Date(), position: null } })
    expect(await lastAffirmationChange('daily')).toEqual(early)
    expect(await affirmationChanges('daily', 0, 99)).toHaveLength(8)
  })

  it('are none where nothing is published', async () => {
    await emptyDatabase()
    expect(await lastAffirmationChange('daily')).toBeUndefined()
    expect(await subcategoryChanges()).toEqual(new Map())
  })
})

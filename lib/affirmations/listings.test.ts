import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { affirmationOfDay } from './daily-pick'
import { affirmationChanges, affirmationsOfDays, lastAffirmationChange, subcategoryChanges } from './listings'
import { retireAffirmation } from './publishing'

setUpTestDatabase()

const ALL = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'] as const
const texts = (count: number) => Array.from({ length: count }, (_, index) => `I keep line ${index}.`)
const TODAY = '2026-11-20'

beforeEach(async () => {
  await emptyDatabase()
  await publish(Object.fromEntries(ALL.map((category) => [category, texts(9)])))
})

describe('affirmationsOfDays', () => {
  it('returns today and the days before it, the newest first', async () => {
    const found = await affirmationsOfDays(TODAY, 30)
    expect(found).toHaveLength(30)
    expect(found[0]?.day).toBe(TODAY)
    expect(found.at(-1)?.day).toBe('2026-10-22')
    expect(found[0]?.affirmation.id).toBe((await affirmationOfDay(TODAY))?.id)
  })

  it('returns the same for past days after affirmations have been added', async () => {
    const today = await affirmationsOfDays(TODAY, 30)
    await publish(Object.fromEntries(ALL.map((category) => [category, texts(14)])))
    const tomorrow = await affirmationsOfDays('2026-11-21', 30)
    expect(tomorrow.slice(1).map(({ affirmation }) => affirmation.id)).toEqual(
      today.slice(0, -1).map(({ affirmation }) => affirmation.id)
    )
  })

  it('leaves out a past day whose affirmation has been retired', async () => {
    const before = await affirmationsOfDays(TODAY, 4)
    const gone = before[2]
    await retireAffirmation(gone?.affirmation.id ?? '')
    // As `newsletter:send --date` does for a past day.
    expect(await affirmationOfDay(gone?.day ?? '')).toBeUndefined()
    const after = await affirmationsOfDays(TODAY, 4)
    expect(after.map(({ day }) => day)).toEqual([before[0]?.day, before[1]?.day, before[3]?.day])
  })

  it('replaces today’s affirmation if it has been retired', async () => {
    const [before] = await affirmationsOfDays(TODAY, 1)
    await retireAffirmation(before?.affirmation.id ?? '')
    const [after] = await affirmationsOfDays(TODAY, 1)
    expect(after?.affirmation.id).toEqual(expect.any(String))
    expect(after?.affirmation.id).not.toBe(before?.affirmation.id)
  })

  it('is empty if nothing is published', async () => {
    await emptyDatabase()
    expect(await affirmationsOfDays(TODAY, 30)).toEqual([])
  })
})

describe('changes', () => {
  it('are listed by position, in parts', async () => {
    const part = await affirmationChanges('daily', 2, 3)
    expect(part.map(({ slug }) => slug)).toEqual(['daily-003-slug', 'daily-004-slug', 'daily-005-slug'])
    expect(await affirmationChanges('daily', 9, 5)).toEqual([])
  })

  it('include the last one of a category, of a part and of a subcategory', async () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-05-05')]
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-004' }, data: { updatedAt: late, subcategory: 'confidence' } })
    expect(await lastAffirmationChange('daily')).toEqual(late)
    expect(await lastAffirmationChange('daily', 0, 3)).toEqual(early)
    expect(await lastAffirmationChange('daily', 3, 3)).toEqual(late)
    expect(await lastAffirmationChange('love')).toEqual(early)
    expect(await subcategoryChanges()).toEqual(new Map([['confidence', late]]))
  })

  it('of retired affirmations do not count', async () => {
    const early = new Date('2026-01-01')
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-009' }, data: { updatedAt: new Date(), position: null } })
    expect(await lastAffirmationChange('daily')).toEqual(early)
    expect(await affirmationChanges('daily', 0, 99)).toHaveLength(8)
  })

  it('are none if nothing is published', async () => {
    await emptyDatabase()
    expect(await lastAffirmationChange('daily')).toBeUndefined()
    expect(await subcategoryChanges()).toEqual(new Map())
  })
})

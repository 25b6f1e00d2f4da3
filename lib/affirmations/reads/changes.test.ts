import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { affirmationChanges, lastAffirmationChange, subcategoryChanges } from './changes'

setUpTestDatabase()

const NINE = Array.from({ length: 9 }, (_, index) => `I keep line ${index}.`)

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: NINE, love: NINE })
})

describe('changes', () => {
  it('are listed by position, up to a number', async () => {
    const part = await affirmationChanges('daily', 3)
    expect(part.map(({ slug }) => slug)).toEqual(['daily-001-slug', 'daily-002-slug', 'daily-003-slug'])
  })

  it('include the last one of a category and of a subcategory', async () => {
    const [early, late] = [new Date('2026-01-01'), new Date('2026-05-05')]
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-004' }, data: { updatedAt: late, subcategory: 'confidence' } })
    expect(await lastAffirmationChange('daily')).toEqual(late)
    expect(await lastAffirmationChange('love')).toEqual(early)
    expect(await subcategoryChanges()).toEqual(new Map([['confidence', late]]))
  })

  it('of retired affirmations do not count', async () => {
    const early = new Date('2026-01-01')
    await db().affirmation.updateMany({ data: { updatedAt: early } })
    await db().affirmation.update({ where: { id: 'daily-009' }, data: { updatedAt: new Date(), position: null } })
    expect(await lastAffirmationChange('daily')).toEqual(early)
    expect(await affirmationChanges('daily', 99)).toHaveLength(8)
  })

  it('are none if nothing is published', async () => {
    await emptyDatabase()
    expect(await lastAffirmationChange('daily')).toBeUndefined()
    expect(await subcategoryChanges()).toEqual(new Map())
  })
})

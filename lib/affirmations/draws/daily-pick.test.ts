import { type CategoryName, categoryNames } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { categoryOfDay, dayBefore } from '../utc-day'
import { editAffirmation, retireAffirmation } from '../writes/publishing'
import { affirmationOfDay, affirmationOfToday } from './daily-pick'

setUpTestDatabase()

const DAY = '2026-11-20'
const CATEGORY = categoryOfDay(DAY)

beforeEach(emptyDatabase)

it('stays the affirmation of its day while others come and go', async () => {
  await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.'] })
  const first = await affirmationOfDay(DAY)
  expect(first?.category).toBe(CATEGORY)
  await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'], love: ['I listen.'] })
  expect((await affirmationOfDay(DAY))?.id).toBe(first?.id)
})

describe('a retired pick', () => {
  async function retirePick(): Promise<CategoryName> {
    await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.'] })
    await db().dailyPick.create({ data: { day: DAY, affirmationId: `${CATEGORY}-003` } })
    await retireAffirmation(`${CATEGORY}-003`)
    return CATEGORY
  }

  it('is replaced once if it is today’s', async () => {
    const category = await retirePick()
    const next = await affirmationOfToday(DAY)
    expect([`${category}-001`, `${category}-002`]).toContain(next?.id)
    expect(await db().dailyPick.findMany()).toEqual([{ day: DAY, affirmationId: next?.id }])
    expect((await affirmationOfToday(DAY))?.id).toBe(next?.id)
    expect((await affirmationOfDay(DAY))?.id).toBe(next?.id)
  })

  it('is not replaced if it is that of another day', async () => {
    const category = await retirePick()
    expect(await affirmationOfDay(DAY)).toBeUndefined()
    expect(await db().dailyPick.findMany()).toEqual([{ day: DAY, affirmationId: `${category}-003` }])
  })
})

it('is the same for all who ask first at once, and is stored once', async () => {
  await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
  const all = await Promise.all(Array.from({ length: 20 }, () => affirmationOfToday(DAY)))
  expect(new Set(all.map((affirmation) => affirmation?.id)).size).toBe(1)
  expect(await db().dailyPick.count()).toBe(1)
})

it('has another strength each day, and is each affirmation once before any is repeated', async () => {
  const texts = ['gentle', 'moderate', 'bold'].flatMap((strength) =>
    ['One', 'Two'].map((word) => ({ text: `${word} ${strength}.`, tags: [strength] }))
  )
  await publish(Object.fromEntries(categoryNames.map((name) => [name, texts])))
  const shown: { id: string; strength: string }[] = []
  for (let number = 0; number < 36; number += 1) {
    const { id, tags } = (await affirmationOfDay(dayBefore(DAY, -number))) ?? { id: '', tags: [] }
    shown.push({ id, strength: String(tags[0]) })
  }
  expect(new Set(shown.map(({ id }) => id)).size).toBe(36)
  for (const [index, { strength }] of shown.entries()) expect(strength).not.toBe(shown[index + 1]?.strength)
})

it('is for anyone', async () => {
  const audiences = ['exams', 'list', 'anyone', 'grief'] as const
  const all = audiences.map((audience) => ({ text: `For ${audience}.`, for: audience }))
  await publish(Object.fromEntries(categoryNames.map((name) => [name, all])))
  for (let number = 1; number <= 12; number += 1) {
    expect((await affirmationOfDay(`2026-12-${10 + number}`))?.audience).toBe('anyone')
  }
})

it('is replaced today if an operator sorts it as one for a situation', async () => {
  await publish({ [CATEGORY]: ['I begin again.', 'I go on walking.'] })
  const before = await affirmationOfToday(DAY)
  await editAffirmation(before?.id ?? '', { audience: 'exams' })
  const after = await affirmationOfToday(DAY)
  expect(after?.audience).toBe('anyone')
  expect(after?.id).not.toBe(before?.id)
})

it('is missing if nothing is published for anyone, and from another category if its own has none', async () => {
  expect(await affirmationOfToday(DAY)).toBeUndefined()
  const other = CATEGORY === 'love' ? 'daily' : 'love'
  await publish({ [CATEGORY]: [{ text: 'I pass.', for: 'exams' }] })
  expect(await affirmationOfToday(DAY)).toBeUndefined()
  await publish({ [CATEGORY]: [{ text: 'I pass.', for: 'exams' }], [other]: ['I listen.'] })
  expect((await affirmationOfDay(DAY))?.text).toBe('I listen.')
})

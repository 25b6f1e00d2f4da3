import { type CategoryName, categoryNames, intensities } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { dateBefore, utcDate } from '../../calendar/utc-date'
import { db } from '../../db/client'
import { categoryOfDate } from '../rotation'
import type { Affirmation } from '../types'
import { editAffirmation, retireAffirmation } from '../writes/publishing'
import * as dailyPick from './daily-pick'

setUpTestDatabase()

const DAY = '2026-11-20'
const CATEGORY = categoryOfDate(DAY)
const NOON = Date.UTC(2026, 10, 20, 12)

const dailyAffirmation = async (date: string, now = NOON) => (await dailyPick.dailyAffirmation(date, now))?.affirmation

beforeEach(emptyDatabase)

describe('a retired pick', () => {
  it.each([DAY, dateBefore(DAY, 200)])('of %s is replaced for good by one that says so', async (date) => {
    const category = categoryOfDate(date)
    await publish({ [category]: ['One.', 'Two.', 'Three.'] })
    const first = await dailyPick.dailyAffirmation(date, NOON)
    expect(first?.isReplacement).toBe(false)
    await retireAffirmation(first?.affirmation.id ?? '')
    const next = await dailyPick.dailyAffirmation(date, NOON)
    expect(next).toMatchObject({ date, isReplacement: true })
    expect(next?.affirmation.id).not.toBe(first?.affirmation.id)
    await publish({ [category]: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'] })
    expect(await dailyPick.dailyAffirmation(date, NOON)).toEqual(next)
  })

  it('is replaced once for all who ask at once', async () => {
    await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.'] })
    await retireAffirmation((await dailyAffirmation(DAY))?.id ?? '')
    const all = await Promise.all(Array.from({ length: 12 }, () => dailyAffirmation(DAY)))
    expect(new Set(all.map((affirmation) => affirmation?.id)).size).toBe(1)
    expect(await db().dailyPick.count()).toBe(1)
  })
})

describe('the dates that have an affirmation', () => {
  beforeEach(() => publish({ daily: ['I begin.'] }))

  it.each([
    ['2026-11-21', '2026-11-20T09:59:59.999Z', false],
    ['2026-11-21', '2026-11-20T10:00:00.000Z', true],
    ['2026-11-22', '2026-11-20T10:00:00.000Z', false],
    ['2025-11-20', '2026-11-20T10:00:00.000Z', true],
    ['2025-11-19', '2026-11-20T10:00:00.000Z', false]
  ])('%s at %s: %s', async (date, now, expected) => {
    expect((await dailyAffirmation(date, Date.parse(now))) !== undefined).toBe(expected)
    expect(await db().dailyPick.count()).toBe(expected ? 1 : 0)
  })

  it('keep it for good', async () => {
    const first = await dailyAffirmation(DAY)
    expect(await dailyAffirmation(DAY, Date.UTC(2036, 0))).toEqual(first)
  })
})

it('stays the same from the moment the date begins on Kiritimati until it has ended on Baker Island', async () => {
  await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.'] })
  const begins = Date.UTC(2026, 10, 19, 10)
  const first = await dailyAffirmation(DAY, begins)
  expect(first?.category).toBe(CATEGORY)
  await publish({ [CATEGORY]: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'], love: ['I listen.'] })
  for (let hour = 0; hour <= 51; hour += 1) {
    expect(await dailyAffirmation(DAY, begins + hour * 3_600_000)).toEqual(first)
  }
})

it('is the same for all who ask first at once, and is stored once', async () => {
  await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
  const all = await Promise.all(Array.from({ length: 12 }, () => dailyAffirmation(DAY)))
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
    const { id, tags } = (await dailyAffirmation(dateBefore(DAY, number))) ?? { id: '', tags: [] }
    shown.push({ id, strength: String(tags[0]) })
  }
  expect(new Set(shown.map(({ id }) => id)).size).toBe(36)
  for (const [index, { strength }] of shown.entries()) expect(strength).not.toBe(shown[index + 1]?.strength)
})

describe('over a year', () => {
  const PLAIN = 7
  const WINKS = 3
  let year: Affirmation[]

  beforeEach(async () => {
    const entriesOf = (strength: string) => [
      ...Array.from({ length: PLAIN }, (_, index) => ({ text: `Plain ${strength} ${index}.`, tags: [strength] })),
      ...Array.from({ length: WINKS }, (_, index) => ({
        text: `Wink ${strength} ${index}.`,
        tags: ['wink', strength]
      })),
      { text: `Classic ${strength}.`, tags: ['classic', strength] }
    ]
    await publish(Object.fromEntries(categoryNames.map((name) => [name, intensities.flatMap(entriesOf)])))
    year = (await dailyPick.dailyAffirmationsUntil(DAY, 365, NOON)).map(({ affirmation }) => affirmation)
  })

  it('shows a wink on one day of seven, never two in a week, and no bold classic', () => {
    expect(year).toHaveLength(365)
    const isWink = year.map(({ tags }) => tags.includes('wink'))
    for (let first = 0; first + 7 <= year.length; first += 1) {
      expect(isWink.slice(first, first + 7).filter(Boolean)).toHaveLength(1)
    }
    const classics = year.filter(({ tags }) => tags.includes('classic')).map(({ tags }) => tags[1])
    expect(new Set(classics)).toEqual(new Set(['gentle', 'moderate']))
  })
})

describe('for readers of some categories', () => {
  const CHOSEN = ['health', 'love'] as const
  const pick = (date = DAY, categories: readonly CategoryName[] = CHOSEN) =>
    dailyPick.categoryPick(date, categories, NOON)
  const entries = [
    ...intensities.flatMap((strength) => [
      { text: `Plain ${strength}.`, tags: [strength] },
      { text: `Wink ${strength}.`, tags: ['wink', strength] },
      { text: `Classic ${strength}.`, tags: ['classic', strength] }
    ]),
    { text: 'For exams.', for: 'exams' as const }
  ]
  beforeEach(() => publish(Object.fromEntries(categoryNames.map((name) => [name, entries]))))

  it('is one of theirs, with a wink on one day of seven, and no bold classic', async () => {
    for (const categories of [CHOSEN, ['weekly'] as const]) {
      const days = await Promise.all(Array.from({ length: 70 }, (_, back) => pick(dateBefore(DAY, back), categories)))
      const isWink = days.map((one) => one?.tags.includes('wink'))
      for (let first = 0; first + 7 <= days.length; first += 1)
        expect(isWink.slice(first, first + 7).filter(Boolean)).toHaveLength(1)
      expect(new Set(days.map((one) => one?.category))).toEqual(new Set(categories))
      expect(new Set(days.map((one) => one?.audience))).toEqual(new Set(['anyone']))
      expect(days.map((one) => one?.text)).not.toContain('Classic bold.')
    }
  })

  it('stays for all who ask, whatever is published meanwhile, until it is retired', async () => {
    const first = await Promise.all(Array.from({ length: 8 }, () => pick()))
    expect(new Set(first.map((one) => one?.id)).size).toBe(1)
    await publish(Object.fromEntries(categoryNames.map((name) => [name, [...entries, { text: 'New.' }]])))
    expect((await pick())?.id).toBe(first[0]?.id)
    await retireAffirmation(first[0]?.id ?? '')
    const next = await pick()
    expect(next?.id).not.toBe(first[0]?.id)
    expect(CHOSEN).toContain(next?.category)
    expect(await pick()).toEqual(next)
  })

  it('is that of the date if theirs have none', async () => {
    await publish({ daily: ['I begin.'] })
    expect((await pick())?.text).toBe('I begin.')
  })
})

it('is for anyone', async () => {
  const audiences = ['exams', 'list', 'anyone', 'grief'] as const
  const all = audiences.map((audience) => ({ text: `For ${audience}.`, for: audience }))
  await publish(Object.fromEntries(categoryNames.map((name) => [name, all])))
  for (let number = 1; number <= 12; number += 1) {
    expect((await dailyAffirmation(dateBefore(DAY, number)))?.audience).toBe('anyone')
  }
})

it('is replaced if an operator sorts it as one for a situation', async () => {
  await publish({ [CATEGORY]: ['I begin again.', 'I go on walking.'] })
  const before = await dailyAffirmation(DAY)
  await editAffirmation(before?.id ?? '', { audience: 'exams' })
  const after = await dailyAffirmation(DAY)
  expect(after?.audience).toBe('anyone')
  expect(after?.id).not.toBe(before?.id)
})

it('is missing if nothing is published for anyone, and from another category if its own has none', async () => {
  expect(await dailyAffirmation(DAY)).toBeUndefined()
  const other = CATEGORY === 'love' ? 'daily' : 'love'
  await publish({ [CATEGORY]: [{ text: 'I pass.', for: 'exams' }] })
  expect(await dailyAffirmation(DAY)).toBeUndefined()
  await publish({ [CATEGORY]: [{ text: 'I pass.', for: 'exams' }], [other]: ['I listen.'] })
  expect((await dailyAffirmation(DAY))?.text).toBe('I listen.')
})

describe('rotatingAffirmations', () => {
  const TODAY = utcDate(new Date())
  const YESTERDAY = dateBefore(TODAY, 1)
  const texts = (category: string, many: number) =>
    Array.from({ length: many }, (_, index) => ({
      text: `${category} line ${index}.`,
      tags: [intensities[index % intensities.length] ?? '']
    }))

  it('gives the affirmation of the day and nine others from all categories, the same ones each time', async () => {
    await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(category, 40)])))
    const day = await dailyPick.rotatingAffirmations(YESTERDAY, 10)
    expect(day[0]?.id).toBe((await dailyPick.dailyAffirmation(YESTERDAY))?.affirmation.id)
    expect(new Set(day.map(({ id }) => id)).size).toBe(10)
    expect(new Set(day.map(({ category }) => category))).toEqual(new Set(categoryNames))
    expect(await dailyPick.rotatingAffirmations(YESTERDAY, 10)).toEqual(day)
  })

  it('skips no affirmation in the dates of a round, and has ten different ones on each', async () => {
    await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(category, 15)])))
    const shown = new Set<string>()
    for (let back = 1; back <= 10; back += 1) {
      const ids = new Set((await dailyPick.rotatingAffirmations(dateBefore(TODAY, back), 10)).map(({ id }) => id))
      expect(ids.size).toBe(10)
      for (const id of ids) shown.add(id)
    }
    expect(shown.size).toBe(90)
  })

  it('gives what there is, without situations and lists, and nothing if there is nothing', async () => {
    expect(await dailyPick.rotatingAffirmations(YESTERDAY, 10)).toEqual([])
    await publish({ love: ['Only this.', { text: 'For an exam.', for: 'exams' }] })
    expect((await dailyPick.rotatingAffirmations(YESTERDAY, 10)).map(({ text }) => text)).toEqual(['Only this.'])
  })
})

describe('dailyAffirmationsUntil', () => {
  beforeEach(() => {
    const texts = Array.from({ length: 9 }, (_, index) => `I keep line ${index}.`)
    return publish(Object.fromEntries(categoryNames.map((category) => [category, texts])))
  })

  it('returns today and the days before it, the newest first', async () => {
    const found = await dailyPick.dailyAffirmationsUntil(DAY, 30, NOON)
    expect(found).toHaveLength(30)
    expect(found[0]?.date).toBe(DAY)
    expect(found.at(-1)?.date).toBe('2026-10-22')
    expect(found[0]?.affirmation.id).toBe((await dailyPick.dailyAffirmation(DAY, NOON))?.affirmation.id)
  })

  it('shows replacements for affirmations that have been retired', async () => {
    const before = await dailyPick.dailyAffirmationsUntil(DAY, 4, NOON)
    for (const { affirmation } of [before[0], before[2]].flatMap((one) => one ?? [])) {
      await retireAffirmation(affirmation.id)
    }
    const after = await dailyPick.dailyAffirmationsUntil(DAY, 4, NOON)
    expect(after.map(({ isReplacement }) => isReplacement)).toEqual([true, false, true, false])
    expect([after[1], after[3]]).toEqual([before[1], before[3]])
    expect(await Promise.all(after.map(({ date }) => dailyPick.dailyAffirmation(date, NOON)))).toEqual(after)
  })

  it('leaves out dates that have not begun anywhere', async () => {
    const found = await dailyPick.dailyAffirmationsUntil('2026-11-30', 30, NOON)
    expect(found[0]?.date).toBe('2026-11-21')
    expect(found).toHaveLength(21)
  })
})

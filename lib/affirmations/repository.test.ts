import { type CategoryName, categoryNames } from '../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { randomAffirmation } from './random-draw'
import {
  affirmationOfDay,
  affirmationOfToday,
  countCategories,
  countCategory,
  findAffirmation,
  listCategory,
  listSubcategory,
  relatedAffirmations
} from './repository'
import { categoryOfDay } from './utc-day'

setUpTestDatabase()

const DAILY = ['I begin.', 'I go on.', 'I stop.']

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: DAILY, love: ['I listen.'] })
})

/** Takes a line off the site as an operator would, at the end of its category. */
const hide = (id: string) => db().affirmation.update({ where: { id }, data: { position: null, retiredAt: new Date() } })

describe('findAffirmation', () => {
  it('finds a line by id and by slug, in our own shape', async () => {
    expect((await findAffirmation('daily-002'))?.text).toBe('I go on.')
    expect(await findAffirmation('daily-002-slug')).toEqual({
      id: 'daily-002',
      slug: 'daily-002-slug',
      text: 'I go on.',
      category: 'daily',
      subcategory: null,
      tags: ['gentle'],
      position: 1,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date)
    })
  })

  it.each(['nope', '', '__proto__', "' OR 1=1 --", 'daily-00%', 'DAILY-002', '\u0000', 'a'.repeat(10_000)])(
    'finds nothing for %j',
    async (name) => {
      expect(await findAffirmation(name)).toBeUndefined()
    }
  )

  it('does not find a retired line, by id or slug', async () => {
    await hide('daily-003')
    expect(await findAffirmation('daily-003')).toBeUndefined()
    expect(await findAffirmation('daily-003-slug')).toBeUndefined()
  })
})

describe('lists and counts', () => {
  it('counts a category, and all six in their order', async () => {
    expect(await countCategory('daily')).toBe(3)
    expect(await countCategory('health')).toBe(0)
    await hide('daily-003')
    expect(await countCategory('daily')).toBe(2)
    expect(await countCategories()).toEqual(
      categoryNames.map((name) => ({ name, count: { daily: 2, love: 1 }[name as string] ?? 0 }))
    )
  })

  it('lists a category in its order, without retired lines', async () => {
    expect((await listCategory('daily')).map(({ position }) => position)).toEqual([0, 1, 2])
    await hide('daily-003')
    expect((await listCategory('daily')).map(({ id }) => id)).toEqual(['daily-001', 'daily-002'])
    expect(await listCategory('health')).toEqual([])
  })

  it('lists in parts that leave nothing out and show nothing twice', async () => {
    const first = await listCategory('daily', { limit: 2 })
    const rest = await listCategory('daily', { after: first.at(-1)?.position, limit: 2 })
    expect([...first, ...rest].map(({ text }) => text)).toEqual(DAILY)
    expect(await listCategory('daily', { after: 2 })).toEqual([])
  })

  it('lists a subcategory, without retired lines', async () => {
    await db().affirmation.updateMany({ where: { category: 'daily' }, data: { subcategory: 'confidence' } })
    expect((await listSubcategory('confidence')).map(({ text }) => text)).toEqual(DAILY)
    expect(await listSubcategory('confidence', 2)).toHaveLength(2)
    await hide('daily-003')
    expect(await listSubcategory('confidence')).toHaveLength(2)
    expect(await listSubcategory('nowhere')).toEqual([])
  })
})

describe('randomAffirmation', () => {
  it('reaches every line of all categories, and of the named ones only', async () => {
    const ids = async (categories: Parameters<typeof randomAffirmation>[0]) => {
      const seen = new Set<string | undefined>()
      // That one of four lines is missed in 60 draws has a chance of 1 in 10^7.
      for (let count = 0; count < 60; count += 1) seen.add((await randomAffirmation(categories))?.id)
      return [...seen].sort()
    }
    expect(await ids([])).toEqual(['daily-001', 'daily-002', 'daily-003', 'love-001'])
    expect(await ids(['daily', 'daily', 'health'])).toEqual(['daily-001', 'daily-002', 'daily-003'])
    expect(await ids(['love'])).toEqual(['love-001'])
  })

  it('never picks what is excepted, by id or slug', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await randomAffirmation(['daily'], ['daily-001', 'daily-003-slug']))?.id).toBe('daily-002')
    }
  })

  it('does not mind exceptions that are not there or in another category', async () => {
    expect((await randomAffirmation(['love'], ['daily-001', 'nope', '']))?.id).toBe('love-001')
  })

  it('picks an excepted line rather than nothing', async () => {
    expect((await randomAffirmation(['love'], ['love-001']))?.id).toBe('love-001')
  })

  it('has nothing where nothing is published', async () => {
    expect(await randomAffirmation(['health'])).toBeUndefined()
    await emptyDatabase()
    expect(await randomAffirmation()).toBeUndefined()
  })
})

describe('relatedAffirmations', () => {
  const related = async (id: string, limit?: number) => {
    const line = await findAffirmation(id)
    if (!line) throw new Error(`There is no ${id}.`)
    return (await relatedAffirmations(line, limit)).map((other) => other.id)
  }

  it('goes round, never to the line itself', async () => {
    expect(await related('daily-001')).toEqual(['daily-002', 'daily-003'])
    expect(await related('daily-002')).toEqual(['daily-003', 'daily-001'])
    expect(await related('daily-003')).toEqual(['daily-001', 'daily-002'])
    expect(await related('love-001')).toEqual([])
  })

  it('gives three, each once, where there are enough', async () => {
    await emptyDatabase()
    await publish({ daily: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'] })
    for (let number = 1; number <= 5; number += 1) {
      const others = await related(`daily-00${number}`)
      expect(new Set(others).size).toBe(3)
      expect(others).not.toContain(`daily-00${number}`)
    }
    await emptyDatabase()
    await publish({ daily: ['One.', 'Two.', 'Three.', 'Four.'] })
    for (let number = 1; number <= 4; number += 1) expect(await related(`daily-00${number}`)).toHaveLength(3)
  })
})

describe('affirmationOfDay', () => {
  const DAY = '2026-11-20'

  it('keeps the affirmation of a day while lines come and go', async () => {
    const category = categoryOfDay(DAY)
    await emptyDatabase()
    await publish({ [category]: ['One.', 'Two.', 'Three.'] })
    const first = await affirmationOfDay(DAY)
    expect(first?.category).toBe(category)
    await publish({ [category]: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'], love: ['I listen.'] })
    expect((await affirmationOfDay(DAY))?.id).toBe(first?.id)
  })

  it('picks anew, once, where the line of today has been retired', async () => {
    const category = await retirePick()
    const next = await affirmationOfToday(DAY)
    expect([`${category}-001`, `${category}-002`]).toContain(next?.id)
    expect(await db().dailyPick.findMany()).toEqual([{ day: DAY, affirmationId: next?.id }])
    expect((await affirmationOfToday(DAY))?.id).toBe(next?.id)
    expect((await affirmationOfDay(DAY))?.id).toBe(next?.id)
  })

  it('has none, and puts no other in its place, where the line of another day has been retired', async () => {
    const category = await retirePick()
    expect(await affirmationOfDay(DAY)).toBeUndefined()
    expect(await db().dailyPick.findMany()).toEqual([{ day: DAY, affirmationId: `${category}-003` }])
  })

  async function retirePick(): Promise<CategoryName> {
    const category = categoryOfDay(DAY)
    await emptyDatabase()
    await publish({ [category]: ['One.', 'Two.', 'Three.'] })
    await db().dailyPick.create({ data: { day: DAY, affirmationId: `${category}-003` } })
    await hide(`${category}-003`)
    return category
  }

  it('is the same for all who ask first at once, and is written down once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => affirmationOfToday(DAY)))
    expect(new Set(all.map((line) => line?.id)).size).toBe(1)
    expect(await db().dailyPick.count()).toBe(1)
  })

  it('takes another category where that of the day is empty', async () => {
    const empty = categoryOfDay(DAY)
    await emptyDatabase()
    await publish({ [empty === 'love' ? 'daily' : 'love']: ['I listen.'] })
    expect((await affirmationOfDay(DAY))?.text).toBe('I listen.')
    expect((await affirmationOfDay(DAY))?.text).toBe('I listen.')
  })

  it('shows each line of a category once before any again', async () => {
    await emptyDatabase()
    await publish(Object.fromEntries(categoryNames.map((name) => [name, ['One.', 'Two.', 'Three.', 'Four.', 'Five.']])))
    const shown: string[] = []
    for (let number = 0; number < 30; number += 1) {
      const day = new Date(Date.UTC(2026, 10, 20 + number)).toISOString().slice(0, 10)
      shown.push((await affirmationOfDay(day))?.id ?? '')
    }
    expect(new Set(shown).size).toBe(30)
  })

  it('has nothing where nothing is published, and something as soon as there is', async () => {
    await emptyDatabase()
    expect(await affirmationOfToday(DAY)).toBeUndefined()
    await publish({ daily: DAILY })
    expect((await affirmationOfDay(DAY))?.category).toBe('daily')
  })
})

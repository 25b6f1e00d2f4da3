import { emptyDatabase, publish, published, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { retireAffirmation } from '../writes/publishing'
import {
  adjacentAffirmations,
  countCategory,
  findAffirmation,
  findAffirmations,
  findPublishedOrRetired,
  listCategory,
  listSubcategory,
  relatedAffirmations
} from './repository'

setUpTestDatabase()

const DAILY = ['I begin.', 'I go on.', 'I stop.']

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: DAILY, love: ['I listen.'] })
})

const ids = (affirmations: { id: string }[]) => affirmations.map(({ id }) => id)

describe('findAffirmation', () => {
  it('finds an affirmation by id and by slug, in the shape of this room', async () => {
    expect((await findAffirmation('daily-002'))?.text).toBe('I go on.')
    expect(await findAffirmation('daily-002-slug')).toEqual({
      id: 'daily-002',
      slug: 'daily-002-slug',
      text: 'I go on.',
      category: 'daily',
      subcategory: null,
      tags: ['gentle'],
      audience: 'anyone',
      ladder: null,
      position: 1,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date)
    })
  })

  it.each(['nope', '', '__proto__', "' OR 1=1 --", 'daily-00%', 'DAILY-002', '\u0000', 'a'.repeat(10_000)])(
    'finds nothing for %j',
    async (name) => {
      expect(await findAffirmation(name)).toBeUndefined()
      expect(await findPublishedOrRetired(name)).toBeUndefined()
    }
  )

  it('does not find a retired affirmation, by id or slug', async () => {
    await retireAffirmation('daily-003')
    expect(await findAffirmation('daily-003')).toBeUndefined()
    expect(await findAffirmation('daily-003-slug')).toBeUndefined()
  })
})

describe('a former slug', () => {
  beforeEach(() => publish({ daily: [{ text: 'I begin.', slug: 'i-begin', aliases: ['i-begin-here'] }] }))

  it.each(['daily-001-slug', 'i-begin-here'])('finds the affirmation and is told from its slug: %s', async (former) => {
    expect((await findAffirmation(former))?.id).toBe('daily-001')
    expect(await findPublishedOrRetired(former)).toMatchObject({ affirmation: { slug: 'i-begin' }, isFormerSlug: true })
    for (const present of ['i-begin', 'daily-001']) {
      expect(await findPublishedOrRetired(present)).toMatchObject({ isRetired: false, isFormerSlug: false })
    }
  })

  it('finds a retired affirmation', async () => {
    await retireAffirmation('daily-001')
    expect(await findPublishedOrRetired('daily-001-slug')).toMatchObject({
      affirmation: { id: 'daily-001' },
      isRetired: true
    })
    expect(await findAffirmation('daily-001-slug')).toBeUndefined()
  })
})

describe('lists and counts', () => {
  it('counts a category', async () => {
    expect(await countCategory('daily')).toBe(3)
    expect(await countCategory('health')).toBe(0)
    await retireAffirmation('daily-003')
    expect(await countCategory('daily')).toBe(2)
  })

  it('lists a category in its order, without retired affirmations', async () => {
    expect((await listCategory('daily')).map(({ position }) => position)).toEqual([0, 1, 2])
    await retireAffirmation('daily-003')
    expect(ids(await listCategory('daily'))).toEqual(['daily-001', 'daily-002'])
    expect(await listCategory('health')).toEqual([])
  })

  it('lists in parts that miss nothing and repeat nothing', async () => {
    const first = await listCategory('daily', { limit: 2 })
    const rest = await listCategory('daily', { after: first.at(-1)?.position, limit: 2 })
    expect([...first, ...rest].map(({ text }) => text)).toEqual(DAILY)
    expect(await listCategory('daily', { after: 2 })).toEqual([])
  })

  it('lists those for an audience only', async () => {
    await publish({ daily: ['One.', { text: 'Two.', for: 'exams' }, { text: 'Three.', for: 'list' }, 'Four.'] })
    expect(ids(await listCategory('daily', { audience: 'anyone' }))).toEqual(['daily-001', 'daily-004'])
    expect(ids(await listCategory('daily', { audience: 'exams' }))).toEqual(['daily-002'])
    expect(ids(await listCategory('daily', { audience: 'anyone', after: 0, limit: 1 }))).toEqual(['daily-004'])
    expect(await listCategory('daily', { audience: 'grief' })).toEqual([])
  })

  it('lists a subcategory, without retired affirmations', async () => {
    await db().affirmation.updateMany({ where: { category: 'daily' }, data: { subcategory: 'confidence' } })
    expect((await listSubcategory('confidence')).map(({ text }) => text)).toEqual(DAILY)
    await retireAffirmation('daily-003')
    expect(await listSubcategory('confidence')).toHaveLength(2)
    expect(await listSubcategory('nowhere')).toEqual([])
  })

  it('finds several by id in the given order, without retired and unknown ones', async () => {
    await retireAffirmation('daily-002')
    expect(ids(await findAffirmations(['love-001', 'nope', 'daily-002', 'daily-001']))).toEqual([
      'love-001',
      'daily-001'
    ])
  })
})

describe('adjacentAffirmations', () => {
  it.each([
    ['daily-001', 'daily-003', 'daily-002'],
    ['daily-002', 'daily-001', 'daily-003'],
    ['daily-003', 'daily-002', 'daily-001'],
    ['love-001', undefined, undefined]
  ])('returns those before and after %s in its category, which goes round', async (id, previous, next) => {
    const around = await adjacentAffirmations(await published(id))
    expect([around.previous?.id, around.next?.id]).toEqual([previous, next])
  })

  it('returns the only other one once', async () => {
    await publish({ gratitude: ['Thank you.', 'And you.'] })
    for (const [id, next] of [
      ['gratitude-001', 'gratitude-002'],
      ['gratitude-002', 'gratitude-001']
    ] as const) {
      const around = await adjacentAffirmations(await published(id))
      expect([around.previous?.id, around.next?.id]).toEqual([undefined, next])
    }
  })

  it('skips those that the page shows already', async () => {
    await publish({ daily: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'] })
    const shown = [await published('daily-002'), await published('daily-004'), await published('daily-005')]
    const around = await adjacentAffirmations(await published('daily-003'), shown)
    expect([around.previous?.id, around.next?.id]).toEqual(['daily-001', 'daily-006'])
    const first = await adjacentAffirmations(await published('daily-001'), [...shown, await published('daily-006')])
    expect([first.previous?.id, first.next?.id]).toEqual([undefined, 'daily-003'])
  })
})

describe('relatedAffirmations', () => {
  const related = async (id: string) => ids(await relatedAffirmations(await published(id)))

  it('goes round and never includes the affirmation itself', async () => {
    expect(await related('daily-001')).toEqual(['daily-002', 'daily-003'])
    expect(await related('daily-002')).toEqual(['daily-003', 'daily-001'])
    expect(await related('daily-003')).toEqual(['daily-001', 'daily-002'])
    expect(await related('love-001')).toEqual([])
  })

  it('returns three different ones if there are enough', async () => {
    for (const texts of [
      ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
      ['One.', 'Two.', 'Three.', 'Four.']
    ]) {
      await publish({ daily: texts })
      for (let number = 1; number <= texts.length; number += 1) {
        const others = await related(`daily-00${number}`)
        expect(new Set(others).size).toBe(3)
        expect(others).not.toContain(`daily-00${number}`)
      }
    }
  })

  it('returns none that the page shows already, but three others', async () => {
    await publish({ daily: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'] })
    const shown = [await published('daily-001'), await published('daily-006')]
    expect(ids(await relatedAffirmations(await published('daily-005'), shown))).toEqual([
      'daily-002',
      'daily-003',
      'daily-004'
    ])
  })

  it('returns those for anyone; after those for the same situation, if it is for one', async () => {
    await publish({
      daily: [
        'One.',
        { text: 'Two.', for: 'exams' },
        { text: 'Three.', for: 'list' },
        { text: 'Four.', for: 'grief' },
        { text: 'Five.', for: 'exams' },
        'Six.'
      ]
    })
    await db().affirmation.create({
      data: { id: 'unsorted', slug: 'unsorted', text: 'Seven.', category: 'daily', tags: ['gentle'], position: 6 }
    })
    expect(await related('daily-001')).toEqual(['daily-006'])
    expect(await related('daily-003')).toEqual(['daily-006', 'daily-001'])
    expect(await related('unsorted')).toEqual(['daily-001', 'daily-006'])
    expect(await related('daily-005')).toEqual(['daily-002', 'daily-001', 'daily-006'])
    expect(await related('daily-004')).toEqual(['daily-001', 'daily-006'])
  })
})

import { corpus as realCorpus } from '../../../content/affirmations'
import type { AffirmationEntry, CategoryName } from '../../../content/types'
import { emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { audienceNames } from '../../content/situations'
import { allSubcategoryIds } from '../../content/taxonomy'
import { db } from '../../db/client'
import { lastChange } from '../content-version'
import { type Corpus, type SeedReport, seed } from './seed'

setUpTestDatabase()

const SUBCATEGORIES = new Set(['confidence', 'self-love'])

function entry(category: CategoryName, number: number, text = `I keep line ${number}.`): AffirmationEntry {
  const id = `${category}-${String(number).padStart(3, '0')}`
  return { id, slug: `${id}-slug`, text, for: 'anyone', tags: ['gentle', 'confidence'] }
}

/** Seeds a corpus of the given entries; the other categories are empty. */
const seedWith = (entries: Partial<Corpus>, subcategories = SUBCATEGORIES) =>
  seed({ daily: [], health: [], success: [], love: [], gratitude: [], weekly: [], ...entries }, subcategories)

const daily = (...numbers: number[]) => numbers.map((number) => entry('daily', number))

const withSlug = (given: AffirmationEntry, slug: string) => ({ ...given, slug })

/** The published ids of a category in the order of their positions; fails unless positions are 0 to n-1. */
async function published(category: CategoryName = 'daily'): Promise<string[]> {
  const rows = await db().affirmation.findMany({
    where: { category, position: { not: null } },
    orderBy: { position: 'asc' }
  })
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
  return rows.map(({ id }) => id)
}

const find = (id: string) => db().affirmation.findUniqueOrThrow({ where: { id } })

beforeEach(emptyDatabase)

describe('seed', () => {
  it('publishes every entry in its order, with its subcategory and audience', async () => {
    const report = await seedWith({ daily: daily(1, 2, 3), love: [entry('love', 1)] })
    expect(report).toEqual({ added: 4, updated: 0, retired: 0 })
    expect(await published()).toEqual(['daily-001', 'daily-002', 'daily-003'])
    expect(await published('love')).toEqual(['love-001'])
    expect(await find('daily-002')).toMatchObject({
      slug: 'daily-002-slug',
      text: 'I keep line 2.',
      category: 'daily',
      subcategory: 'confidence',
      tags: ['gentle', 'confidence'],
      audience: 'anyone',
      ladder: null,
      origin: 'corpus',
      retiredAt: null
    })
  })

  it('begins with what is for anyone, then for the list, then for each situation', async () => {
    const [one, two, three, four, five] = daily(1, 2, 3, 4, 5) as [AffirmationEntry, ...AffirmationEntry[]]
    const entries = [
      { ...one, for: 'exams' },
      { ...two, for: 'list' },
      { ...(three as AffirmationEntry), for: 'night-shifts' },
      four,
      { ...(five as AffirmationEntry), for: 'exams' }
    ] as AffirmationEntry[]
    await seedWith({ daily: entries })
    expect(await published()).toEqual(['daily-004', 'daily-002', 'daily-003', 'daily-001', 'daily-005'])
  })

  it('changes nothing the second time', async () => {
    const corpus = { daily: daily(1, 2) }
    await seedWith(corpus)
    const before = await db().affirmation.findMany()
    expect(await seedWith(corpus)).toEqual({ added: 0, updated: 0, retired: 0 })
    expect(await db().affirmation.findMany()).toEqual(before)
    // Nor if it has to compare entry by entry.
    await db().setting.deleteMany()
    expect(await seedWith(corpus)).toEqual({ added: 0, updated: 0, retired: 0 })
    expect(await db().affirmation.findMany()).toEqual(before)
  })

  it('adds new entries after the others', async () => {
    await seedWith({ daily: daily(1, 3) })
    expect(await seedWith({ daily: daily(1, 2, 3, 4) })).toMatchObject({ added: 2 })
    expect(await published()).toEqual(['daily-001', 'daily-003', 'daily-002', 'daily-004'])
  })

  it('updates a changed text and leaves its position', async () => {
    await seedWith({ daily: daily(1, 2, 3) })
    const before = await find('daily-002')
    const changed = { ...entry('daily', 2, 'I keep it better.'), tags: ['bold', 'self-love'] }
    const [first, , third] = daily(1, 2, 3)
    const corpus = { daily: [first, changed, third] as AffirmationEntry[] }
    expect(await seedWith(corpus)).toEqual({ added: 0, updated: 1, retired: 0 })
    const after = await find('daily-002')
    expect(after).toMatchObject({
      text: 'I keep it better.',
      tags: ['bold', 'self-love'],
      subcategory: 'self-love',
      position: before.position,
      slug: before.slug,
      createdAt: before.createdAt
    })
    expect(after.updatedAt.getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime())
    expect(await seedWith(corpus)).toEqual({ added: 0, updated: 0, retired: 0 })
  })

  it('leaves affirmations of visitors and operators, and all other tables, as they are', async () => {
    await seedWith({ daily: daily(1, 2) })
    for (const [index, origin] of ['visitor', 'operator'].entries()) {
      await db().affirmation.create({
        data: {
          id: origin,
          slug: origin,
          text: 'I wrote.',
          category: 'daily',
          tags: ['gentle'],
          origin,
          position: 2 + index
        }
      })
    }
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    await db().submission.create({
      data: { name: 'Ann', email: 'ann@example.org', affirmationText: 'I wrote.', category: 'daily' }
    })
    const others = async () => ({
      affirmations: await db().affirmation.findMany({ where: { origin: { not: 'corpus' } } }),
      subscribers: await db().subscriber.findMany(),
      submissions: await db().submission.findMany()
    })
    const before = await others()
    expect(await seedWith({ daily: daily(1, 2, 3) })).toEqual({ added: 1, updated: 0, retired: 0 })
    expect(await others()).toEqual(before)
    expect(await published()).toEqual(['daily-001', 'daily-002', 'visitor', 'operator', 'daily-003'])
  })

  it('does not publish again what an operator retired', async () => {
    await seedWith({ daily: daily(1, 2) })
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { position: null, retiredAt: new Date() } })
    await seedWith({ daily: [...daily(1), entry('daily', 2, 'I keep it, in new words.'), ...daily(3)] })
    expect(await published()).toEqual(['daily-001', 'daily-003'])
  })

  it('retires what left the corpus, and positions stay dense', async () => {
    await seedWith({ daily: daily(1, 2, 3, 4, 5) })
    expect(await seedWith({ daily: daily(1, 3, 4) })).toEqual({ added: 0, updated: 0, retired: 2 })
    expect((await published()).sort()).toEqual(['daily-001', 'daily-003', 'daily-004'])
    expect(await find('daily-002')).toMatchObject({ position: null, text: 'I keep line 2.' })
    expect((await find('daily-002')).retiredAt).toBeInstanceOf(Date)
  })

  it('changes an entry that moves into the position of one that leaves at the same time', async () => {
    await seedWith({ daily: daily(1, 2, 3) })
    const changed = entry('daily', 3, 'I say something else.')
    await seedWith({ daily: [entry('daily', 2), changed, entry('daily', 4)] })
    expect(await published()).toEqual(['daily-003', 'daily-002', 'daily-004'])
    expect(await find('daily-003')).toMatchObject({ text: 'I say something else.', position: 0 })
  })

  it('publishes again what comes back to the corpus', async () => {
    await seedWith({ daily: daily(1, 2, 3) })
    await seedWith({ daily: daily(1, 3) })
    expect(await seedWith({ daily: daily(1, 2, 3) })).toEqual({ added: 1, updated: 0, retired: 0 })
    expect(await published()).toEqual(['daily-001', 'daily-003', 'daily-002'])
    expect(await find('daily-002')).toMatchObject({ slug: 'daily-002-slug', retiredAt: null })
  })

  it.each<[string, CategoryName, CategoryName]>([
    ['in the same category', 'daily', 'daily'],
    ['in a later category', 'daily', 'weekly'],
    ['in an earlier category', 'weekly', 'daily']
  ])('gives a new entry the slug of one that leaves: %s', async (_name, from, to) => {
    const old = withSlug(entry(from, 1), 'i-rest')
    const fresh = withSlug(entry(to, 2), 'i-rest')
    await seedWith({ [from]: [old] })
    expect(await seedWith({ [to]: [fresh] })).toEqual({ added: 1, updated: 0, retired: 1 })
    expect((await find(fresh.id)).slug).toBe('i-rest')
    expect(await published(to)).toEqual([fresh.id])
  })

  it('lets entries swap their slugs', async () => {
    const [one, two, three] = daily(1, 2, 3) as [AffirmationEntry, AffirmationEntry, AffirmationEntry]
    await seedWith({ daily: [one, two, three] })
    const turned = [withSlug(one, two.slug), withSlug(two, three.slug), withSlug(three, one.slug)]
    expect(await seedWith({ daily: turned })).toEqual({ added: 0, updated: 3, retired: 0 })
    for (const { id, slug } of turned) expect((await find(id)).slug).toBe(slug)
  })

  describe('a slug that a visitor’s affirmation has', () => {
    const TAKEN = { slug: 'i-rest', text: 'I rest.', category: 'love', tags: [], origin: 'visitor' }
    const PUBLISHED = { position: 0, retiredAt: null }
    const RETIRED = { position: null, retiredAt: new Date() }
    const visitor = (state: typeof PUBLISHED | typeof RETIRED) =>
      db().affirmation.create({ data: { ...TAKEN, id: 'visitor-1', ...state } })

    it.each([
      ['published', PUBLISHED],
      ['retired', RETIRED]
    ])('stays there while that is %s; a new entry gets the next free one', async (_state, state) => {
      await visitor(state)
      const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]
      const corpus = { daily: [withSlug(one, 'i-rest'), withSlug(two, 'i-rest-2')] }
      expect(await seedWith(corpus)).toEqual({ added: 2, updated: 0, retired: 0 })
      expect((await find('visitor-1')).slug).toBe('i-rest')
      expect((await find('daily-001')).slug).toBe('i-rest-3')
      expect((await find('daily-002')).slug).toBe('i-rest-2')
      // A later edit of the text leaves the slug that the entry has by now.
      const edited = { daily: [{ ...one, slug: 'i-rest', text: 'I rest now.' }, withSlug(two, 'i-rest-2')] }
      await seedWith(edited)
      expect(await find('daily-001')).toMatchObject({ slug: 'i-rest-3', text: 'I rest now.' })
    })

    it('stays there; a published entry keeps its own, and the entry that wants that one gets another', async () => {
      const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]
      await seedWith({ daily: [one, two] })
      await visitor(PUBLISHED)
      const corpus = { daily: [withSlug(one, 'i-rest'), withSlug(two, one.slug)] }
      await seedWith(corpus)
      expect((await find('daily-001')).slug).toBe(one.slug)
      expect((await find('daily-002')).slug).toBe(two.slug)
      expect((await find('visitor-1')).slug).toBe('i-rest')
    })
  })

  it('updates an affirmation in the category to which an operator moved it', async () => {
    await seedWith({ daily: daily(1, 2), love: [entry('love', 1)] })
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { category: 'love', position: 1 } })
    await seedWith({ daily: daily(1, 2, 3), love: [entry('love', 1)] })
    expect(await published()).toEqual(['daily-001', 'daily-003'])
    const changed = entry('daily', 2, 'I keep it, in new words.')
    await seedWith({ daily: [...daily(1), changed], love: [entry('love', 1)] })
    expect(await published('love')).toEqual(['love-001', 'daily-002'])
    expect((await find('daily-002')).text).toBe('I keep it, in new words.')
  })

  it('leaves the slug of a retired affirmation to it until an entry wants it', async () => {
    const old = withSlug(entry('daily', 1), 'i-rest')
    await seedWith({ daily: [old, ...daily(2)] })
    await seedWith({ daily: daily(2) })
    expect((await find('daily-001')).slug).toBe('i-rest')
    await seedWith({ daily: daily(2), love: [withSlug(entry('love', 1), 'i-rest')] })
    expect((await find('love-001')).slug).toBe('i-rest')
    expect((await find('daily-001')).slug).toBe('daily-001')
  })

  it('changes the content version if it changes what is published, and only then', async () => {
    expect((await lastChange()).getTime()).toBe(0)
    await seedWith({ daily: daily(1, 2) })
    const first = await lastChange()
    expect(first.getTime()).toBeGreaterThan(0)
    await seedWith({ daily: daily(1, 2) })
    await seedWith({ daily: daily(1, 2) }, new Set(['another']))
    expect(await lastChange()).toEqual(first)
    await seedWith({ daily: daily(1) })
    expect((await lastChange()).getTime()).toBeGreaterThan(first.getTime())
  })

  describe('a former slug', () => {
    const former = async () =>
      Object.fromEntries((await db().slugAlias.findMany()).map(({ slug, affirmationId }) => [slug, affirmationId]))
    const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]

    it('leads to its affirmation, whether the entry names it or not', async () => {
      await seedWith({ daily: [one, two] })
      const renamed = { ...one, slug: 'i-rest', aliases: ['i-rest-here'] }
      await seedWith({ daily: [renamed, two] })
      expect(await former()).toEqual({ 'daily-001-slug': 'daily-001', 'i-rest-here': 'daily-001' })
      await seedWith({ daily: [withSlug(renamed, 'i-rest-now'), two] })
      expect(await former()).toMatchObject({ 'daily-001-slug': 'daily-001', 'i-rest': 'daily-001' })
    })

    it('is one no longer once it is a slug again', async () => {
      await seedWith({ daily: [one, two] })
      await seedWith({ daily: [withSlug(one, 'i-rest'), two] })
      await seedWith({ daily: [one, two] })
      expect(await former()).toEqual({ 'i-rest': 'daily-001' })
      await seedWith({ daily: [one, withSlug(two, 'i-rest')] })
      expect(await former()).toEqual({ 'daily-002-slug': 'daily-002' })
    })

    it('is none if two entries swap their slugs', async () => {
      await seedWith({ daily: [one, two] })
      const swapped = [withSlug(one, two.slug), withSlug(two, one.slug)]
      await seedWith({ daily: swapped })
      expect(await former()).toEqual({})
    })

    it('outlives its affirmation', async () => {
      await seedWith({ daily: [one, two] })
      await seedWith({ daily: [withSlug(one, 'i-rest'), two] })
      await seedWith({ daily: [two] })
      expect(await former()).toEqual({ 'daily-001-slug': 'daily-001' })
    })
  })

  it('changes nothing at all if it fails', async () => {
    await seedWith({ daily: daily(1) })
    const clash = withSlug(entry('love', 1), 'daily-001-slug')
    await expect(seedWith({ daily: daily(1, 2), love: [clash] })).rejects.toThrow(
      'The corpus gives the address "daily-001-slug" to daily-001 and to love-001: change one of them.'
    )
    expect(await published()).toEqual(['daily-001'])
    // The failed corpus does not count as seeded.
    expect(await seedWith({ daily: daily(1, 2) })).toMatchObject({ added: 1 })
  })
})

// On PostgreSQL postgresql.test.ts seeds it.
if (process.env.TEST_ENGINE !== 'postgresql') {
  describe('the real corpus', () => {
    it('is seeded with less than 3 s of work, and with nearly none the second time', async () => {
      const count = Object.values(realCorpus).flat().length
      expect(count).toBeGreaterThanOrEqual(1_230)
      const [first, second] = [
        { added: count, updated: 0, retired: 0 },
        { added: 0, updated: 0, retired: 0 }
      ]
      let work = { first: Number.POSITIVE_INFINITY, second: Number.POSITIVE_INFINITY }
      // The first of three rounds also compiles.
      for (let round = 0; round < 3 && !(work.first < 3_000 && work.second < 500); round += 1) {
        await emptyDatabase()
        work = { first: await workOfSeed(first), second: await workOfSeed(second) }
      }
      expect(work.first).toBeLessThan(3_000)
      expect(work.second).toBeLessThan(500)

      expect(await db().affirmation.count({ where: { position: { not: null } } })).toBe(count)
      for (const category of Object.keys(realCorpus) as CategoryName[]) {
        const audienceOf = new Map(realCorpus[category].map((entry) => [entry.id, entry.for]))
        const shelves = (await published(category)).map((id) => audienceNames().indexOf(audienceOf.get(id) as string))
        expect(shelves).toEqual(shelves.toSorted((one, other) => one - other))
      }
    })

    /** Milliseconds of processor time, including that of SQLite: other load on the machine changes it least. */
    async function workOfSeed(report: SeedReport): Promise<number> {
      const start = process.cpuUsage()
      expect(await seed(realCorpus, allSubcategoryIds())).toEqual(report)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000
    }
  })
}

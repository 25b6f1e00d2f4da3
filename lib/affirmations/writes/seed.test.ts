import { corpus as realCorpus } from '../../../content/affirmations'
import type { AffirmationEntry, CategoryName } from '../../../content/types'
import { emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { subcategoryIds } from '../../content/taxonomy'
import { closeDb, db } from '../../db/client'
import { affirmationOfDay } from '../draws/daily-pick'
import { findPublishedOrRetired } from '../reads/repository'
import { contentVersion } from './content-version'
import { type Corpus, type SeedReport, seed } from './seed'

setUpTestDatabase()

const SUBCATEGORIES = new Set(['confidence', 'self-love'])

function entry(category: CategoryName, number: number, text = `I keep line ${number}.`): AffirmationEntry {
  const id = `${category}-${String(number).padStart(3, '0')}`
  return { id, slug: `${id}-slug`, text, for: 'anyone', tags: ['gentle', 'confidence'] }
}

/** A corpus of the given entries; the other categories are empty. */
function corpusOf(entries: Partial<Corpus>): Corpus {
  return { daily: [], health: [], success: [], love: [], gratitude: [], weekly: [], ...entries }
}

const daily = (...numbers: number[]) => numbers.map((number) => entry('daily', number))

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

/** Processor time, including that of SQLite. The elapsed time would also depend on what else the machine does. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

beforeEach(emptyDatabase)

describe('seed', () => {
  it('publishes every entry in its order, with its subcategory and audience', async () => {
    const report = await seed(corpusOf({ daily: daily(1, 2, 3), love: [entry('love', 1)] }), SUBCATEGORIES)
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

  it('changes nothing the second time', async () => {
    const corpus = corpusOf({ daily: daily(1, 2) })
    await seed(corpus, SUBCATEGORIES)
    const before = await db().affirmation.findMany()
    expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 0 })
    expect(await db().affirmation.findMany()).toEqual(before)
    // Nor if it has to compare entry by entry.
    await db().setting.deleteMany()
    expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 0 })
    expect(await db().affirmation.findMany()).toEqual(before)
  })

  it('adds new entries after the others', async () => {
    await seed(corpusOf({ daily: daily(1, 3) }), SUBCATEGORIES)
    expect(await seed(corpusOf({ daily: daily(1, 2, 3, 4) }), SUBCATEGORIES)).toMatchObject({ added: 2 })
    expect(await published()).toEqual(['daily-001', 'daily-003', 'daily-002', 'daily-004'])
  })

  it('updates a changed text and leaves its position', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    const before = await find('daily-002')
    const changed = { ...entry('daily', 2, 'I keep it better.'), tags: ['bold', 'self-love'] }
    const [first, , third] = daily(1, 2, 3)
    const corpus = corpusOf({ daily: [first, changed, third] as AffirmationEntry[] })
    expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 0, updated: 1, retired: 0 })
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
    expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 0 })
  })

  it('leaves affirmations of visitors and operators, and all other tables, as they are', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
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
    expect(await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)).toEqual({ added: 1, updated: 0, retired: 0 })
    expect(await others()).toEqual(before)
    expect(await published()).toEqual(['daily-001', 'daily-002', 'visitor', 'operator', 'daily-003'])
  })

  it('keeps an operator’s edit as long as the entry stays', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-001' }, data: { text: 'I keep it, mended.' } })
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    expect((await find('daily-001')).text).toBe('I keep it, mended.')
  })

  it('does not publish again what an operator retired', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { position: null, retiredAt: new Date() } })
    const changed = entry('daily', 2, 'I keep it, in new words.')
    await seed(corpusOf({ daily: [...daily(1), changed, ...daily(3)] }), SUBCATEGORIES)
    expect(await published()).toEqual(['daily-001', 'daily-003'])
  })

  it('retires what left the corpus, and positions stay dense', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3, 4, 5) }), SUBCATEGORIES)
    expect(await seed(corpusOf({ daily: daily(1, 3, 4) }), SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 2 })
    expect((await published()).sort()).toEqual(['daily-001', 'daily-003', 'daily-004'])
    expect(await find('daily-002')).toMatchObject({ position: null, text: 'I keep line 2.' })
    expect((await find('daily-002')).retiredAt).toBeInstanceOf(Date)
  })

  it('changes an entry that moves into the position of one that leaves at the same time', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    const changed = entry('daily', 3, 'I say something else.')
    await seed(corpusOf({ daily: [entry('daily', 2), changed, entry('daily', 4)] }), SUBCATEGORIES)
    expect(await published()).toEqual(['daily-003', 'daily-002', 'daily-004'])
    expect(await find('daily-003')).toMatchObject({ text: 'I say something else.', position: 0 })
  })

  it('retires all affirmations of a category', async () => {
    await seed(corpusOf({ daily: daily(1, 2), love: [entry('love', 1)] }), SUBCATEGORIES)
    expect(await seed(corpusOf({ love: [entry('love', 1)] }), SUBCATEGORIES)).toMatchObject({ retired: 2 })
    expect(await published()).toEqual([])
    expect(await published('love')).toEqual(['love-001'])
  })

  it('moves an affirmation of a visitor into the position of a retired one', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.create({
      data: { id: 'v', slug: 'v', text: 'I wrote.', category: 'daily', tags: [], origin: 'visitor', position: 2 }
    })
    await seed(corpusOf({ daily: daily(2) }), SUBCATEGORIES)
    expect(await published()).toEqual(['v', 'daily-002'])
  })

  it('publishes again what comes back to the corpus', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    await seed(corpusOf({ daily: daily(1, 3) }), SUBCATEGORIES)
    expect(await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)).toEqual({ added: 1, updated: 0, retired: 0 })
    expect(await published()).toEqual(['daily-001', 'daily-003', 'daily-002'])
    expect(await find('daily-002')).toMatchObject({ slug: 'daily-002-slug', retiredAt: null })
  })

  it.each<[string, CategoryName, CategoryName]>([
    ['in the same category', 'daily', 'daily'],
    ['in a later category', 'daily', 'weekly'],
    ['in an earlier category', 'weekly', 'daily']
  ])('gives a new entry the slug of one that leaves: %s', async (_name, from, to) => {
    const old = { ...entry(from, 1), slug: 'i-rest' }
    const fresh = { ...entry(to, 2), slug: 'i-rest' }
    await seed(corpusOf({ [from]: [old] }), SUBCATEGORIES)
    expect(await seed(corpusOf({ [to]: [fresh] }), SUBCATEGORIES)).toEqual({ added: 1, updated: 0, retired: 1 })
    expect((await find(fresh.id)).slug).toBe('i-rest')
    expect(await published(to)).toEqual([fresh.id])
  })

  it('lets entries swap their slugs', async () => {
    const [one, two, three] = daily(1, 2, 3) as [AffirmationEntry, AffirmationEntry, AffirmationEntry]
    await seed(corpusOf({ daily: [one, two, three] }), SUBCATEGORIES)
    const turned = [
      { ...one, slug: two.slug },
      { ...two, slug: three.slug },
      { ...three, slug: one.slug }
    ]
    expect(await seed(corpusOf({ daily: turned }), SUBCATEGORIES)).toEqual({ added: 0, updated: 3, retired: 0 })
    for (const { id, slug } of turned) expect((await find(id)).slug).toBe(slug)
  })

  describe('a slug that a visitor’s affirmation has', () => {
    const TAKEN = { slug: 'i-rest', text: 'I rest.', category: 'love', tags: [], origin: 'visitor' }
    const visitor = (position: number | null) =>
      db().affirmation.create({ data: { ...TAKEN, id: 'visitor-1', position } })

    it.each([0, null])('stays there, at position %s; a new entry gets the next free one', async (position) => {
      await visitor(position)
      const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]
      const corpus = corpusOf({
        daily: [
          { ...one, slug: 'i-rest' },
          { ...two, slug: 'i-rest-2' }
        ]
      })
      expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 2, updated: 0, retired: 0 })
      expect((await find('visitor-1')).slug).toBe('i-rest')
      expect((await find('daily-001')).slug).toBe('i-rest-3')
      expect((await find('daily-002')).slug).toBe('i-rest-2')
      // A later edit of the text leaves the slug that the entry has by now.
      const edited = corpusOf({
        daily: [
          { ...one, slug: 'i-rest', text: 'I rest now.' },
          { ...two, slug: 'i-rest-2' }
        ]
      })
      await seed(edited, SUBCATEGORIES)
      expect(await find('daily-001')).toMatchObject({ slug: 'i-rest-3', text: 'I rest now.' })
    })

    it('stays there; a published entry keeps its own, and the entry that wants that one gets another', async () => {
      const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      await visitor(0)
      const corpus = corpusOf({
        daily: [
          { ...one, slug: 'i-rest' },
          { ...two, slug: one.slug }
        ]
      })
      await seed(corpus, SUBCATEGORIES)
      expect((await find('daily-001')).slug).toBe(one.slug)
      expect((await find('daily-002')).slug).toBe(two.slug)
      expect((await find('visitor-1')).slug).toBe('i-rest')
    })
  })

  it('updates an affirmation in the category to which an operator moved it', async () => {
    await seed(corpusOf({ daily: daily(1, 2), love: [entry('love', 1)] }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { category: 'love', position: 1 } })
    await seed(corpusOf({ daily: daily(1, 2, 3), love: [entry('love', 1)] }), SUBCATEGORIES)
    expect(await published()).toEqual(['daily-001', 'daily-003'])
    const changed = entry('daily', 2, 'I keep it, in new words.')
    await seed(corpusOf({ daily: [...daily(1), changed], love: [entry('love', 1)] }), SUBCATEGORIES)
    expect(await published('love')).toEqual(['love-001', 'daily-002'])
    expect((await find('daily-002')).text).toBe('I keep it, in new words.')
  })

  it('leaves the slug of a retired affirmation to it until an entry wants it', async () => {
    const old = { ...entry('daily', 1), slug: 'i-rest' }
    await seed(corpusOf({ daily: [old, ...daily(2)] }), SUBCATEGORIES)
    await seed(corpusOf({ daily: daily(2) }), SUBCATEGORIES)
    expect((await find('daily-001')).slug).toBe('i-rest')
    await seed(corpusOf({ daily: daily(2), love: [{ ...entry('love', 1), slug: 'i-rest' }] }), SUBCATEGORIES)
    expect((await find('love-001')).slug).toBe('i-rest')
    expect((await find('daily-001')).slug).toBe('daily-001')
  })

  it('changes the content version if it changes what is published, and only then', async () => {
    expect((await contentVersion()).getTime()).toBe(0)
    const before = Date.now()
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    const first = await contentVersion()
    expect(first.getTime()).toBeGreaterThanOrEqual(before)
    expect(first.getTime()).toBeLessThanOrEqual(Date.now())
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await seed(corpusOf({ daily: daily(1, 2) }), new Set(['another']))
    expect(await contentVersion()).toEqual(first)
    await seed(corpusOf({ daily: daily(1) }), SUBCATEGORIES)
    expect((await contentVersion()).getTime()).toBeGreaterThan(first.getTime())
  })

  describe('a former slug', () => {
    const former = async () =>
      Object.fromEntries((await db().slugAlias.findMany()).map(({ slug, affirmationId }) => [slug, affirmationId]))
    const [one, two] = daily(1, 2) as [AffirmationEntry, AffirmationEntry]

    it('leads to its affirmation, whether the entry names it or not', async () => {
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      const renamed = { ...one, slug: 'i-rest', aliases: ['i-rest-here'] }
      await seed(corpusOf({ daily: [renamed, two] }), SUBCATEGORIES)
      expect(await former()).toEqual({ 'daily-001-slug': 'daily-001', 'i-rest-here': 'daily-001' })
      await seed(corpusOf({ daily: [{ ...renamed, slug: 'i-rest-now' }, two] }), SUBCATEGORIES)
      expect(await former()).toMatchObject({ 'daily-001-slug': 'daily-001', 'i-rest': 'daily-001' })
    })

    it('is one no longer once it is a slug again', async () => {
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      await seed(corpusOf({ daily: [{ ...one, slug: 'i-rest' }, two] }), SUBCATEGORIES)
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      expect(await former()).toEqual({ 'i-rest': 'daily-001' })
      await seed(corpusOf({ daily: [one, { ...two, slug: 'i-rest' }] }), SUBCATEGORIES)
      expect(await former()).toEqual({ 'daily-002-slug': 'daily-002' })
    })

    it('is none if two entries swap their slugs', async () => {
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      const swapped = [
        { ...one, slug: two.slug },
        { ...two, slug: one.slug }
      ]
      await seed(corpusOf({ daily: swapped }), SUBCATEGORIES)
      expect(await former()).toEqual({})
    })

    it('outlives its affirmation', async () => {
      await seed(corpusOf({ daily: [one, two] }), SUBCATEGORIES)
      await seed(corpusOf({ daily: [{ ...one, slug: 'i-rest' }, two] }), SUBCATEGORIES)
      await seed(corpusOf({ daily: [two] }), SUBCATEGORIES)
      expect(await former()).toEqual({ 'daily-001-slug': 'daily-001' })
    })
  })

  it('changes nothing at all if it fails', async () => {
    await seed(corpusOf({ daily: daily(1) }), SUBCATEGORIES)
    const clash = { ...entry('love', 1), slug: 'daily-001-slug' }
    await expect(seed(corpusOf({ daily: daily(1, 2), love: [clash] }), SUBCATEGORIES)).rejects.toThrow(
      'The corpus gives the address "daily-001-slug" to daily-001 and to love-001: change one of them.'
    )
    expect(await published()).toEqual(['daily-001'])
    // The failed corpus does not count as seeded.
    expect(await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)).toMatchObject({ added: 1 })
  })

  it('has on disk what it reported', async () => {
    await seed(corpusOf({ daily: daily(1) }), SUBCATEGORIES)
    await closeDb()
    expect(await published()).toEqual(['daily-001'])
  })
})

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
      expect(await published(category)).toEqual(realCorpus[category].map(({ id }) => id))
    }
  })

  it('replaces the corpus of the last release, and keeps its slugs and what visitors made', async () => {
    const released = Object.values(realCorpus).flatMap((entries) => entries.filter(({ aliases }) => aliases))
    expect(released.length).toBeGreaterThan(100)
    // As in a release that knew no audiences.
    const positions = new Map<string, number>()
    await db().affirmation.createMany({
      data: [...released, ...daily(901, 902)].map(({ id, slug, aliases }, index) => {
        const category = id.split('-')[0] ?? ''
        const position = positions.get(category) ?? 0
        positions.set(category, position + 1)
        return {
          id,
          slug: aliases?.[0] ?? slug,
          text: `I kept line ${index}.`,
          category,
          tags: ['gentle'],
          position,
          contentHash: 'old'
        }
      })
    })
    const count = await db().affirmation.count({ where: { category: 'love' } })
    const visitors = { id: 'visitor-1', slug: 'i-wrote', text: 'I wrote.', category: 'love', tags: ['gentle'] }
    await db().affirmation.create({ data: { ...visitors, origin: 'visitor', position: count } })
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    await db().dailyPick.create({ data: { day: '2026-11-20', affirmationId: released[0]?.id ?? '' } })

    const total = Object.values(realCorpus).flat().length
    expect(await seed(realCorpus, subcategoryIds())).toEqual({
      added: total - released.length,
      updated: released.length,
      retired: 2
    })
    const rows = new Map((await db().affirmation.findMany()).map((row) => [row.id, row]))
    const former = new Map((await db().slugAlias.findMany()).map((alias) => [alias.slug, alias.affirmationId]))
    for (const { id, slug, aliases } of released) {
      expect(rows.get(id)).toMatchObject({ slug, audience: expect.any(String) })
      expect(former.get(aliases?.[0] ?? '')).toBe(id)
    }
    for (const { slug, aliases } of released.slice(0, 9)) {
      expect(await findPublishedOrRetired(aliases?.[0] ?? '')).toMatchObject({
        affirmation: { slug },
        isFormerSlug: true
      })
    }
    expect(await findPublishedOrRetired('daily-901')).toMatchObject({ isRetired: true })
    expect(await find('visitor-1')).toMatchObject({ ...visitors, audience: null, drawSet: null, retiredAt: null })
    expect(await published('love')).toContain('visitor-1')
    expect(await db().subscriber.count()).toBe(1)
    expect(await affirmationOfDay('2026-11-20')).toMatchObject({ affirmation: { id: released[0]?.id } })
    const drawable = Object.values(realCorpus)
      .flat()
      .filter((affirmation) => affirmation.for !== 'list').length
    expect((await db().drawSet.aggregate({ _sum: { count: true } }))._sum.count).toBe(drawable)
    expect(await db().affirmation.count({ where: { drawPosition: { not: null } } })).toBe(drawable)
  })

  async function workOfSeed(report: SeedReport): Promise<number> {
    const start = process.cpuUsage()
    expect(await seed(realCorpus, subcategoryIds())).toEqual(report)
    return millisecondsSince(start)
  }
})

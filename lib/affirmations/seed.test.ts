import { corpus as realCorpus } from '../../content/affirmations'
import type { AffirmationEntry, CategoryName } from '../../content/types'
import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { subcategoryIds } from '../content/taxonomy'
import { closeDb, db } from '../db/client'
import { contentVersion } from './content-version'
import { type Corpus, type SeedReport, seed } from './seed'

setUpTestDatabase()

const SUBCATEGORIES = new Set(['confidence', 'self-love'])

function line(category: CategoryName, number: number, text = `I keep line ${number}.`): AffirmationEntry {
  const id = `${category}-${String(number).padStart(3, '0')}`
  return { id, slug: `${id}-slug`, text, tags: ['gentle', 'confidence'] }
}

/** A corpus of the given lines; the other categories are empty. */
function corpusOf(lines: Partial<Corpus>): Corpus {
  return { daily: [], health: [], success: [], love: [], gratitude: [], weekly: [], ...lines }
}

const daily = (...numbers: number[]) => numbers.map((number) => line('daily', number))

/** The published ids of a category in the order of their places; fails where places are not 0 to n-1. */
async function published(category: CategoryName = 'daily'): Promise<string[]> {
  const rows = await db().affirmation.findMany({
    where: { category, position: { not: null } },
    orderBy: { position: 'asc' }
  })
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place))
  return rows.map(({ id }) => id)
}

const find = (id: string) => db().affirmation.findUniqueOrThrow({ where: { id } })

/** Processor time, SQLite's included: the time on the clock would also measure what else the machine does. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

beforeEach(emptyDatabase)

describe('seed', () => {
  it('publishes every line in its order, with its subcategory', async () => {
    const report = await seed(corpusOf({ daily: daily(1, 2, 3), love: [line('love', 1)] }), SUBCATEGORIES)
    expect(report).toEqual({ added: 4, updated: 0, retired: 0 })
    expect(await published()).toEqual(['daily-001', 'daily-002', 'daily-003'])
    expect(await published('love')).toEqual(['love-001'])
    expect(await find('daily-002')).toMatchObject({
      slug: 'daily-002-slug',
      text: 'I keep line 2.',
      category: 'daily',
      subcategory: 'confidence',
      tags: ['gentle', 'confidence'],
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
    // Nor when it has to compare line by line.
    await db().setting.deleteMany()
    expect(await seed(corpus, SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 0 })
    expect(await db().affirmation.findMany()).toEqual(before)
  })

  it('adds new lines behind the others', async () => {
    await seed(corpusOf({ daily: daily(1, 3) }), SUBCATEGORIES)
    expect(await seed(corpusOf({ daily: daily(1, 2, 3, 4) }), SUBCATEGORIES)).toMatchObject({ added: 2 })
    expect(await published()).toEqual(['daily-001', 'daily-003', 'daily-002', 'daily-004'])
  })

  it('updates a changed text and leaves its place', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    const before = await find('daily-002')
    const changed = { ...line('daily', 2, 'I keep it better.'), tags: ['bold', 'self-love'] }
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

  it('leaves lines of visitors and operators, and all other tables, as they are', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    for (const [place, origin] of ['visitor', 'operator'].entries()) {
      await db().affirmation.create({
        data: {
          id: origin,
          slug: origin,
          text: 'I wrote.',
          category: 'daily',
          tags: ['gentle'],
          origin,
          position: 2 + place
        }
      })
    }
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    await db().submission.create({
      data: { name: 'Ann', email: 'ann@example.org', affirmationText: 'I wrote.', category: 'daily' }
    })
    const others = async () => ({
      lines: await db().affirmation.findMany({ where: { origin: { not: 'corpus' } } }),
      subscribers: await db().subscriber.findMany(),
      submissions: await db().submission.findMany()
    })
    const before = await others()
    expect(await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)).toEqual({ added: 1, updated: 0, retired: 0 })
    expect(await others()).toEqual(before)
    expect(await published()).toEqual(['daily-001', 'daily-002', 'visitor', 'operator', 'daily-003'])
  })

  it('keeps what an operator changed in a line, as long as its entry stays', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-001' }, data: { text: 'I keep it, mended.' } })
    await seed(corpusOf({ daily: daily(1, 2, 3) }), SUBCATEGORIES)
    expect((await find('daily-001')).text).toBe('I keep it, mended.')
  })

  it('does not publish again what an operator retired', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { position: null, retiredAt: new Date() } })
    const changed = line('daily', 2, 'I keep it, in new words.')
    await seed(corpusOf({ daily: [...daily(1), changed, ...daily(3)] }), SUBCATEGORIES)
    expect(await published()).toEqual(['daily-001', 'daily-003'])
  })

  it('retires a line that left the corpus, and places stay dense', async () => {
    await seed(corpusOf({ daily: daily(1, 2, 3, 4, 5) }), SUBCATEGORIES)
    expect(await seed(corpusOf({ daily: daily(1, 3, 4) }), SUBCATEGORIES)).toEqual({ added: 0, updated: 0, retired: 2 })
    expect((await published()).sort()).toEqual(['daily-001', 'daily-003', 'daily-004'])
    expect(await find('daily-002')).toMatchObject({ position: null, text: 'I keep line 2.' })
    expect((await find('daily-002')).retiredAt).toBeInstanceOf(Date)
  })

  it('retires all lines of a category', async () => {
    await seed(corpusOf({ daily: daily(1, 2), love: [line('love', 1)] }), SUBCATEGORIES)
    expect(await seed(corpusOf({ love: [line('love', 1)] }), SUBCATEGORIES)).toMatchObject({ retired: 2 })
    expect(await published()).toEqual([])
    expect(await published('love')).toEqual(['love-001'])
  })

  it('lets a line of a visitor move into the place of a retired one', async () => {
    await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)
    await db().affirmation.create({
      data: { id: 'v', slug: 'v', text: 'I wrote.', category: 'daily', tags: [], origin: 'visitor', position: 2 }
    })
    await seed(corpusOf({ daily: daily(2) }), SUBCATEGORIES)
    expect(await published()).toEqual(['v', 'daily-002'])
  })

  it('publishes a line again that comes back to the corpus', async () => {
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
  ])('lets a new line take the address of one that leaves: %s', async (_name, from, to) => {
    const old = { ...line(from, 1), slug: 'i-rest' }
    const fresh = { ...line(to, 2), slug: 'i-rest' }
    await seed(corpusOf({ [from]: [old] }), SUBCATEGORIES)
    expect(await seed(corpusOf({ [to]: [fresh] }), SUBCATEGORIES)).toEqual({ added: 1, updated: 0, retired: 1 })
    expect((await find(fresh.id)).slug).toBe('i-rest')
    expect(await published(to)).toEqual([fresh.id])
  })

  it('lets lines swap their addresses', async () => {
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

  describe('an address that a visitor’s line has', () => {
    const TAKEN = { slug: 'i-rest', text: 'I rest.', category: 'love', tags: [], origin: 'visitor' }
    const visitor = (position: number | null) =>
      db().affirmation.create({ data: { ...TAKEN, id: 'visitor-1', position } })

    it.each([0, null])('stays there, in place %s; a new entry gets the next free one', async (position) => {
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
      // A later edit of the text leaves the address that the entry has by now.
      const edited = corpusOf({
        daily: [
          { ...one, slug: 'i-rest', text: 'I rest now.' },
          { ...two, slug: 'i-rest-2' }
        ]
      })
      await seed(edited, SUBCATEGORIES)
      expect(await find('daily-001')).toMatchObject({ slug: 'i-rest-3', text: 'I rest now.' })
    })

    it('stays there; a published entry keeps its own, and whoever wanted that one gets another', async () => {
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

  it('leaves a line where an operator moved it, and updates it there', async () => {
    await seed(corpusOf({ daily: daily(1, 2), love: [line('love', 1)] }), SUBCATEGORIES)
    await db().affirmation.update({ where: { id: 'daily-002' }, data: { category: 'love', position: 1 } })
    await seed(corpusOf({ daily: daily(1, 2, 3), love: [line('love', 1)] }), SUBCATEGORIES)
    expect(await published()).toEqual(['daily-001', 'daily-003'])
    const changed = line('daily', 2, 'I keep it, in new words.')
    await seed(corpusOf({ daily: [...daily(1), changed], love: [line('love', 1)] }), SUBCATEGORIES)
    expect(await published('love')).toEqual(['love-001', 'daily-002'])
    expect((await find('daily-002')).text).toBe('I keep it, in new words.')
  })

  it('leaves a retired line its address until another line wants it', async () => {
    const old = { ...line('daily', 1), slug: 'i-rest' }
    await seed(corpusOf({ daily: [old, ...daily(2)] }), SUBCATEGORIES)
    await seed(corpusOf({ daily: daily(2) }), SUBCATEGORIES)
    expect((await find('daily-001')).slug).toBe('i-rest')
    await seed(corpusOf({ daily: daily(2), love: [{ ...line('love', 1), slug: 'i-rest' }] }), SUBCATEGORIES)
    expect((await find('love-001')).slug).toBe('i-rest')
    expect((await find('daily-001')).slug).toBe('daily-001')
  })

  it('tells when it changed what is published, and only then', async () => {
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

  it('changes nothing at all where it fails', async () => {
    await seed(corpusOf({ daily: daily(1) }), SUBCATEGORIES)
    const clash = { ...line('love', 1), slug: 'daily-001-slug' }
    await expect(seed(corpusOf({ daily: daily(1, 2), love: [clash] }), SUBCATEGORIES)).rejects.toThrow(
      'The corpus gives the address "daily-001-slug" to daily-001 and to love-001: change one of them.'
    )
    expect(await published()).toEqual(['daily-001'])
    // The failed corpus does not count as seeded.
    expect(await seed(corpusOf({ daily: daily(1, 2) }), SUBCATEGORIES)).toMatchObject({ added: 1 })
  })

  it('has what it reported on disk', async () => {
    await seed(corpusOf({ daily: daily(1) }), SUBCATEGORIES)
    await closeDb()
    expect(await published()).toEqual(['daily-001'])
  })
})

describe('the real corpus', () => {
  it('is in an empty database after less than 3 s of work, and after nearly none the second time', async () => {
    const count = Object.values(realCorpus).flat().length
    expect(count).toBeGreaterThanOrEqual(1_230)
    const [first, second] = [
      { added: count, updated: 0, retired: 0 },
      { added: 0, updated: 0, retired: 0 }
    ]
    const work: { first: number; second: number }[] = []
    for (let round = 0; round < 3; round += 1) {
      await emptyDatabase()
      work.push({ first: await workOfSeed(first), second: await workOfSeed(second) })
    }
    // The least of three rounds: what else the machine does makes a round dearer, and the first one pays for compiling.
    expect(Math.min(...work.map((round) => round.first))).toBeLessThan(3_000)
    expect(Math.min(...work.map((round) => round.second))).toBeLessThan(500)

    expect(await db().affirmation.count({ where: { position: { not: null } } })).toBe(count)
    for (const category of Object.keys(realCorpus) as CategoryName[]) {
      expect(await published(category)).toEqual(realCorpus[category].map(({ id }) => id))
    }
  })

  async function workOfSeed(report: SeedReport): Promise<number> {
    const start = process.cpuUsage()
    expect(await seed(realCorpus, subcategoryIds())).toEqual(report)
    return millisecondsSince(start)
  }
})

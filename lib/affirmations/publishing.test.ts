import type { CategoryName } from '../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { contentVersion } from './content-version'
import { retiredIdsAndSlugs } from './listings'
import {
  addAffirmation,
  editAffirmation,
  findEditableAffirmation,
  restoreAffirmation,
  retireAffirmation
} from './publishing'
import { findAffirmation, findRetired, listCategory, listSubcategory } from './repository'
import type { AffirmationDraft } from './validation'

setUpTestDatabase()

const CORPUS = { daily: ['I begin again.', 'I go on walking.', 'I rest a while.'], love: ['I listen to you.'] }
const LINE: AffirmationDraft = { text: 'I fill the kettle first.', category: 'daily', tags: ['gentle', 'confidence'] }

beforeEach(async () => {
  await emptyDatabase()
  await publish(CORPUS)
})

/** The published ids of a category in their order; fails where places are not 0 to n-1. */
async function published(category: CategoryName): Promise<string[]> {
  const lines = await listCategory(category)
  expect(lines.map(({ position }) => position)).toEqual(lines.map((_, place) => place))
  return lines.map(({ id }) => id)
}

/** Whether a call was noted as a publication. */
async function publishes(call: () => Promise<unknown>): Promise<boolean> {
  const before = await contentVersion()
  await call().catch(() => {})
  return (await contentVersion()).getTime() > before.getTime()
}

describe('addLine', () => {
  it('publishes at the end of the category, with address, tags and subcategory', async () => {
    const { id, slug } = await addAffirmation(LINE)
    expect(id).toMatch(/^operator-[0-9a-f]{8}$/)
    expect(slug).toBe('i-fill-the-kettle-first')
    expect(await published('daily')).toEqual(['daily-001', 'daily-002', 'daily-003', id])
    expect(await findAffirmation(slug)).toMatchObject({ ...LINE, id, subcategory: 'confidence' })
    expect((await listSubcategory('confidence')).map((line) => line.id)).toEqual([id])
  })

  it('gives each an address of its own, also beside retired ones and ids', async () => {
    const first = await addAffirmation(LINE)
    await retireAffirmation(first.id)
    expect((await addAffirmation(LINE)).slug).toBe('i-fill-the-kettle-first-2')
    expect((await addAffirmation({ ...LINE, text: 'Daily, 001.........' })).slug).toBe('daily-001-2')
  })

  it('places lines that come at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => addAffirmation(LINE)))
    expect(await published('daily')).toHaveLength(9)
  })

  it.each([
    [{ text: 'I.' }, 'the text: is under 12 characters'],
    [{ tags: ['calm'] }, 'needs exactly one of the tags'],
    [{ category: 'monthly' as CategoryName }, 'there is no category "monthly"']
  ])('refuses %j, and nothing is published', async (change, problem) => {
    const before = await contentVersion()
    await expect(addAffirmation({ ...LINE, ...change })).rejects.toThrow(problem)
    expect(await published('daily')).toHaveLength(3)
    expect(await contentVersion()).toEqual(before)
  })
})

describe('editLine', () => {
  it('changes the text, and when it changed; address and place stay', async () => {
    const before = await findAffirmation('daily-002')
    const edited = await editAffirmation('daily-002-slug', { text: 'I go on, slowly.' })
    expect(edited.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
    expect(await findAffirmation('daily-002-slug')).toEqual({
      ...before,
      text: 'I go on, slowly.',
      updatedAt: edited.updatedAt
    })
  })

  it('moves to the end of another category, and places stay dense in both', async () => {
    await editAffirmation('daily-001', { category: 'love', tags: ['bold', 'self-love'] })
    expect(await published('daily')).toEqual(['daily-003', 'daily-002'])
    expect(await published('love')).toEqual(['love-001', 'daily-001'])
    expect(await findAffirmation('daily-001-slug')).toMatchObject({
      subcategory: 'self-love',
      tags: ['bold', 'self-love']
    })
  })

  it('moves a retired line without a place', async () => {
    await retireAffirmation('daily-001')
    await editAffirmation('daily-001', { category: 'love' })
    expect(await published('love')).toEqual(['love-001'])
    await restoreAffirmation('daily-001')
    expect(await published('love')).toEqual(['love-001', 'daily-001'])
  })

  it('refuses what may not be published, and nothing changes', async () => {
    await editAffirmation('daily-001', { tags: ['gentle', 'confidence'] })
    await expect(editAffirmation('daily-001', { category: 'love' })).rejects.toThrow(
      'a subcategory of another category'
    )
    await expect(editAffirmation('nope', { text: LINE.text })).rejects.toThrow('There is no affirmation "nope".')
    expect(await published('daily')).toEqual(['daily-001', 'daily-002', 'daily-003'])
  })
})

describe('retireLine and restoreLine', () => {
  it('takes a line off the site; its id and its address say so', async () => {
    const before = Date.now()
    const { retiredAt } = await retireAffirmation('daily-001')
    expect(retiredAt?.getTime()).toBeGreaterThanOrEqual(before)
    expect(retiredAt?.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await published('daily')).toEqual(['daily-003', 'daily-002'])
    for (const address of ['daily-001', 'daily-001-slug']) {
      expect(await findAffirmation(address)).toBeUndefined()
      expect(await findRetired(address)).toMatchObject({ id: 'daily-001', category: 'daily' })
    }
    expect([...(await retiredIdsAndSlugs())].sort()).toEqual(['daily-001', 'daily-001-slug'])
    await expect(retireAffirmation('daily-001')).rejects.toThrow(
      /^daily-001 was retired already, on \d{4}-\d\d-\d\d\.$/
    )
  })

  it('puts it back at the end, as it was', async () => {
    const before = await findEditableAffirmation('daily-001')
    await retireAffirmation('daily-001')
    const { updatedAt } = await restoreAffirmation('daily-001-slug')
    expect(await findEditableAffirmation('daily-001')).toEqual({ ...before, updatedAt })
    expect(await published('daily')).toEqual(['daily-003', 'daily-002', 'daily-001'])
    expect(await retiredIdsAndSlugs()).toEqual(new Set())
    expect(await findRetired('daily-001')).toBeUndefined()
    await expect(restoreAffirmation('daily-001')).rejects.toThrow('daily-001 is on the site.')
  })

  it('keeps places dense under many at once', async () => {
    await publish({ daily: Array.from({ length: 12 }, (_, index) => `I keep line ${index}.`) })
    const ids = await published('daily')
    await Promise.all([
      ...ids.slice(0, 4).map((id) => retireAffirmation(id)),
      ...ids.slice(4, 7).map((id) => editAffirmation(id, { category: 'love' })),
      addAffirmation(LINE)
    ])
    expect(await published('daily')).toHaveLength(6)
    expect((await published('love')).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the next seed', () => {
  /** Seeds another corpus, with one line more. */
  const seedMore = (daily = CORPUS.daily) => publish({ ...CORPUS, daily: [...daily, 'I am new here.'] })

  it('leaves what operators edited, moved, added and retired', async () => {
    await editAffirmation('daily-001', { text: 'I begin, with tea.' })
    await editAffirmation('daily-002', { category: 'love' })
    await retireAffirmation('daily-003')
    const { id } = await addAffirmation(LINE)
    await seedMore()
    expect((await findAffirmation('daily-001'))?.text).toBe('I begin, with tea.')
    expect(await published('daily')).toEqual(['daily-001', id, 'daily-004'])
    expect(await published('love')).toEqual(['love-001', 'daily-002'])
    expect(await findRetired('daily-003')).toBeDefined()
  })

  it('leaves a line on the site that left the corpus and was restored, until the corpus has it again', async () => {
    await publish({ love: CORPUS.love })
    await restoreAffirmation('daily-001')
    await publish({ love: [...CORPUS.love, 'I am new here.'] })
    expect(await published('daily')).toEqual(['daily-001'])
    await publish(CORPUS)
    expect(await published('daily')).toEqual(['daily-001', 'daily-002', 'daily-003'])
    await publish({ love: CORPUS.love })
    expect(await published('daily')).toEqual([])
  })
})

it('notes each change as a publication, and what fails not', async () => {
  expect(await publishes(() => addAffirmation(LINE))).toBe(true)
  expect(await publishes(() => editAffirmation('daily-001', { text: LINE.text }))).toBe(true)
  expect(await publishes(() => retireAffirmation('daily-001'))).toBe(true)
  expect(await publishes(() => restoreAffirmation('daily-001'))).toBe(true)
  expect(await publishes(() => restoreAffirmation('daily-001'))).toBe(false)
  expect(await db().setting.count()).toBe(2)
})

import type { CategoryName } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { lastChange } from '../content-version'
import { findAffirmation, findPublishedOrRetired, listCategory, listSubcategory } from '../reads/repository'
import {
  addAffirmation,
  editAffirmation,
  findEditableAffirmation,
  restoreAffirmation,
  retireAffirmation
} from './publishing'
import type { AffirmationDraft } from './validation'

setUpTestDatabase()

const CORPUS = { daily: ['I begin again.', 'I go on walking.', 'I rest a while.'], love: ['I listen to you.'] }
const DRAFT: AffirmationDraft = {
  text: 'I fill the kettle first.',
  category: 'daily',
  tags: ['gentle', 'confidence'],
  audience: 'anyone'
}

beforeEach(async () => {
  await emptyDatabase()
  await publish(CORPUS)
})

/** The published ids of a category in their order; fails unless positions are 0 to n-1. */
async function published(category: CategoryName): Promise<string[]> {
  const affirmations = await listCategory(category)
  expect(affirmations.map(({ position }) => position)).toEqual(affirmations.map((_, index) => index))
  return affirmations.map(({ id }) => id)
}

/** True if a call changes the content version. */
async function changesVersion(call: () => Promise<unknown>): Promise<boolean> {
  const before = await lastChange()
  await call().catch(() => {})
  return (await lastChange()).getTime() > before.getTime()
}

describe('addAffirmation', () => {
  it('publishes at the end of the category, with slug, tags, audience and subcategory', async () => {
    const { id, slug } = await addAffirmation(DRAFT)
    expect(id).toMatch(/^operator-[0-9a-f]{8}$/)
    expect(slug).toBe('i-fill-the-kettle-first')
    expect(await published('daily')).toEqual(['daily-001', 'daily-002', 'daily-003', id])
    expect(await findAffirmation(slug)).toMatchObject({ ...DRAFT, id, subcategory: 'confidence' })
    expect((await listSubcategory('confidence')).map((affirmation) => affirmation.id)).toEqual([id])
  })

  it('gives each a slug that no other, no retired one, no id and no alias has', async () => {
    const first = await addAffirmation(DRAFT)
    await retireAffirmation(first.id)
    expect((await addAffirmation(DRAFT)).slug).toBe('i-fill-the-kettle-first-2')
    expect((await addAffirmation({ ...DRAFT, text: 'Daily, 001.........' })).slug).toBe('daily-001-2')
    await publish({ ...CORPUS, daily: CORPUS.daily.map((text) => ({ text, aliases: [`was-${text.length}`] })) })
    expect((await addAffirmation({ ...DRAFT, text: 'Was 14 then.' })).slug).toBe('was-14-then')
    expect((await addAffirmation({ ...DRAFT, text: 'Was: 14.' })).slug).toBe('was-14-2')
  })

  it('gives positions to affirmations that are added at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => addAffirmation(DRAFT)))
    expect(await published('daily')).toHaveLength(9)
  })

  it('refuses what is not valid, and nothing is published', async () => {
    const before = await lastChange()
    const draft = { ...DRAFT, category: 'monthly' as CategoryName }
    await expect(addAffirmation(draft)).rejects.toThrow('there is no category "monthly"')
    expect(await published('daily')).toHaveLength(3)
    expect(await lastChange()).toEqual(before)
  })
})

describe('editAffirmation', () => {
  it('changes the text and the time of the change, not the slug and the position', async () => {
    const before = await findAffirmation('daily-002')
    const edited = await editAffirmation('daily-002-slug', { text: 'I go on, slowly.' })
    expect(edited.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
    expect(await findAffirmation('daily-002-slug')).toEqual({
      ...before,
      text: 'I go on, slowly.',
      updatedAt: edited.updatedAt
    })
  })

  it('moves to the end of another category, and positions stay dense in both', async () => {
    await editAffirmation('daily-001', { category: 'love', tags: ['bold', 'self-love'] })
    expect(await published('daily')).toEqual(['daily-003', 'daily-002'])
    expect(await published('love')).toEqual(['love-001', 'daily-001'])
    expect(await findAffirmation('daily-001-slug')).toMatchObject({
      subcategory: 'self-love',
      tags: ['bold', 'self-love']
    })
  })

  it('moves a retired affirmation, which has no position', async () => {
    await retireAffirmation('daily-001')
    await editAffirmation('daily-001', { category: 'love' })
    expect(await published('love')).toEqual(['love-001'])
    await restoreAffirmation('daily-001')
    expect(await published('love')).toEqual(['love-001', 'daily-001'])
  })

  it('refuses what cannot be published, and nothing changes', async () => {
    await editAffirmation('daily-001', { tags: ['gentle', 'confidence'] })
    await expect(editAffirmation('daily-001', { category: 'love' })).rejects.toThrow(
      'a subcategory of another category'
    )
    await expect(editAffirmation('nope', { text: DRAFT.text })).rejects.toThrow('There is no affirmation "nope".')
    expect(await published('daily')).toEqual(['daily-001', 'daily-002', 'daily-003'])
  })
})

describe('retireAffirmation and restoreAffirmation', () => {
  it('retires an affirmation under its id and its slug', async () => {
    const before = Date.now()
    const { retiredAt } = await retireAffirmation('daily-001')
    expect(retiredAt?.getTime()).toBeGreaterThanOrEqual(before)
    expect(retiredAt?.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await published('daily')).toEqual(['daily-003', 'daily-002'])
    for (const address of ['daily-001', 'daily-001-slug']) {
      expect(await findAffirmation(address)).toBeUndefined()
      expect(await findPublishedOrRetired(address)).toMatchObject({
        affirmation: { id: 'daily-001', category: 'daily' },
        isRetired: true
      })
    }
    await expect(retireAffirmation('daily-001')).rejects.toThrow(
      /^daily-001 was retired already, on \d{4}-\d\d-\d\d\.$/
    )
  })

  it('publishes it again at the end, as it was', async () => {
    const before = await findEditableAffirmation('daily-001')
    await retireAffirmation('daily-001')
    const { updatedAt } = await restoreAffirmation('daily-001-slug')
    expect(await findEditableAffirmation('daily-001')).toEqual({ ...before, position: 2, updatedAt })
    expect(await published('daily')).toEqual(['daily-003', 'daily-002', 'daily-001'])
    expect(await findPublishedOrRetired('daily-001')).toMatchObject({ isRetired: false })
    await expect(restoreAffirmation('daily-001')).rejects.toThrow('daily-001 is on the site.')
  })
})

describe('the next seed', () => {
  /** Seeds another corpus, with one affirmation more. */
  const seedMore = (daily = CORPUS.daily) => publish({ ...CORPUS, daily: [...daily, 'I am new here.'] })

  it('leaves what operators edited, moved, added and retired', async () => {
    await editAffirmation('daily-001', { text: 'I begin, with tea.' })
    await editAffirmation('daily-002', { category: 'love' })
    await retireAffirmation('daily-003')
    const { id } = await addAffirmation(DRAFT)
    await seedMore()
    expect((await findAffirmation('daily-001'))?.text).toBe('I begin, with tea.')
    expect(await published('daily')).toEqual(['daily-001', id, 'daily-004'])
    expect(await published('love')).toEqual(['love-001', 'daily-002'])
    expect(await findPublishedOrRetired('daily-003')).toMatchObject({ isRetired: true })
  })

  it('leaves an affirmation published that was retired, left the corpus and was restored', async () => {
    await retireAffirmation('daily-001')
    await publish({ love: CORPUS.love })
    await restoreAffirmation('daily-001')
    await publish({ love: [...CORPUS.love, 'I am new here.'] })
    expect(await published('daily')).toEqual(['daily-001'])
  })

  it('leaves an affirmation retired that was retired, left the corpus and came back', async () => {
    await retireAffirmation('daily-001')
    await publish({ love: CORPUS.love })
    await publish({ love: [...CORPUS.love, 'I am new here.'] })
    await publish(CORPUS)
    expect(await published('daily')).not.toContain('daily-001')
  })

  it('leaves an affirmation published that left the corpus and was restored, until the corpus has it again', async () => {
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

it('changes the content version with each change, not with a failure', async () => {
  expect(await changesVersion(() => addAffirmation(DRAFT))).toBe(true)
  expect(await changesVersion(() => editAffirmation('daily-001', { text: DRAFT.text }))).toBe(true)
  expect(await changesVersion(() => retireAffirmation('daily-001'))).toBe(true)
  expect(await changesVersion(() => restoreAffirmation('daily-001'))).toBe(true)
  expect(await changesVersion(() => restoreAffirmation('daily-001'))).toBe(false)
  expect(await db().setting.count()).toBe(2)
})

/** What pages show of rows and content/ together. React's cache reads once what both a page and its metadata need. */
import { cache } from 'react'
import { categories } from '@/content/taxonomy'
import type { CategoryName, Life } from '@/content/types'
import { dailyAffirmation } from '../affirmations/draws/daily-pick'
import { withLadders } from '../affirmations/reads/ladders'
import { cachedSnapshot, currentSnapshot, type PublishedSnapshot } from '../affirmations/reads/published'
import * as affirmations from '../affirmations/reads/repository'
import { selectAffirmations } from '../affirmations/reads/selections'
import type { CategorySummary } from '../affirmations/types'
import { utcDate } from '../calendar/utc-date'
import { ANYONE } from '../content/situations'
import { findCategory } from '../content/taxonomy'
import { groupCategory, inListOrder, type ListedAffirmation, shownLast } from './grouping'

export const findPublishedOrRetired = cache(affirmations.findPublishedOrRetired)
const countCategory = cache(affirmations.countCategory)

/** The six categories with their counts, in their order. */
export function categoryList(): Promise<CategorySummary[]> {
  return Promise.all(
    categories.map(async ({ name, displayName }) => ({ name, displayName, count: await countCategory(name) }))
  )
}

let today: { date: string; snapshot: PublishedSnapshot; id?: string } | undefined

/** The id of today's affirmation in UTC, for responses that nobody caches: read again on another date, and after a change. */
export async function idOfToday(): Promise<string | undefined> {
  const [date, snapshot] = [utcDate(new Date()), await cachedSnapshot()]
  if (today?.date !== date || today.snapshot !== snapshot) {
    today = { date, snapshot, id: (await dailyAffirmation(date))?.affirmation.id }
  }
  return today.id
}

/** The affirmations at the top of a category's page; if none of the editor's choice is published, any that are for anyone. */
export const firstAffirmations = cache(async (category: CategoryName): Promise<ListedAffirmation[]> => {
  const { first } = findCategory(category)
  const chosen = await affirmations.findAffirmations(first)
  if (chosen.length > 0) return withLadders(chosen)
  return withLadders(await affirmations.listCategory(category, { audience: ANYONE, limit: first.length }))
})

/** The number of affirmations with which the page of a category begins. */
const BEGINNING = 3

/** The affirmations of a category's page: its first lines, and all of them in groups, which repeat those only at their ends. */
export const affirmationsOfCategory = cache(async (category: CategoryName) => {
  const [count, first, all] = await Promise.all([
    countCategory(category),
    firstAffirmations(category),
    affirmations.listCategory(category).then(withLadders)
  ])
  const lines = first.slice(0, BEGINNING)
  const groups = groupCategory(findCategory(category), all)
  return {
    count,
    lines,
    groups: groups.map((group) => ({ ...group, affirmations: shownLast(group.affirmations, lines) }))
  }
})

/** The affirmations of a subcategory in the order of its page. */
export async function listSubcategory(subcategory: string): Promise<ListedAffirmation[]> {
  return inListOrder(await withLadders(await affirmations.listSubcategory(subcategory)))
}

/** The affirmations of a page at /for: those of its situations, then those for anyone that were chosen for it. */
export const affirmationsOfLife = cache(async (life: Life) => {
  const { list, ladders, all } = selectAffirmations(await currentSnapshot(), life)
  return { list: await withLadders(list), ladders, all }
})

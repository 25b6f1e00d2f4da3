/**
 * The reads of pages and route handlers, combined from the database and content/. React's cache runs those that several parts of a
 * page need once per request; the others are handed on as they are.
 */
import { cache } from 'react'
import { lives } from '@/content/lives'
import type { CategoryName, Life } from '@/content/types'
import * as dailyPick from '../affirmations/draws/daily-pick'
import * as rotating from '../affirmations/draws/rotating-affirmations'
import { datesOfMonth } from '../affirmations/months'
import { withLadders } from '../affirmations/reads/ladders'
import { checkedList, type PublishedList, publishedList } from '../affirmations/reads/published'
import * as affirmations from '../affirmations/reads/repository'
import { selectAffirmations } from '../affirmations/reads/selections'
import type { Affirmation, CategorySummary } from '../affirmations/types'
import { utcDate } from '../affirmations/utc-date'
import { ANYONE } from '../content/situations'
import { findCategory } from '../content/taxonomy'
import { type AffirmationGroup, groupCategory, inListOrder, type ListedAffirmation } from './grouping'

/** The six categories with their counts, in their order. */
export const categoryList = cache(async (): Promise<CategorySummary[]> => {
  const counts = await affirmations.countCategories()
  return counts.map(({ name, count }) => ({ name, displayName: findCategory(name).displayName, count }))
})

/** The affirmation of a date, YYYY-MM-DD; undefined if there is none, such as for a date that has not begun anywhere. */
export const dailyAffirmation = cache((date: string) => dailyPick.dailyAffirmation(date))

/** The affirmations of those days of a month (YYYY-MM) that have begun anywhere, the newest first. */
export const dailyAffirmationsOfMonth = cache((month: string) => {
  const dates = datesOfMonth(month)
  return dailyPick.dailyAffirmationsUntil(dates.at(-1) as string, dates.length)
})

let today: { date: string; list: PublishedList; id?: string } | undefined

/** The id of today's affirmation in UTC, for responses that nobody caches: read again on another date, and after a change. */
export async function idOfToday(): Promise<string | undefined> {
  const [date, list] = [utcDate(new Date()), await publishedList()]
  if (today?.date !== date || today.list !== list) {
    today = { date, list, id: (await dailyPick.dailyAffirmation(date))?.affirmation.id }
  }
  return today.id
}

/** So many affirmations for the current UTC day, the same for everyone. */
export const rotatingAffirmations = cache(async (count: number): Promise<ListedAffirmation[]> => {
  return withLadders(await rotating.rotatingAffirmations(utcDate(new Date()), count))
})

/** An affirmation by id or slug, published or retired. */
export const findPublishedOrRetired = cache(affirmations.findPublishedOrRetired)

export const countCategory = cache(affirmations.countCategory)
export const listCategory = cache(affirmations.listCategory)
export { dailyAffirmationsUntil } from '../affirmations/draws/daily-pick'
export { deckOf } from '../affirmations/draws/deck'
export { randomAffirmation } from '../affirmations/draws/random-draw'
export { ladderOf } from '../affirmations/reads/ladders'
export { publishedTags } from '../affirmations/reads/published'
export { adjacentAffirmations, LIST_LIMIT } from '../affirmations/reads/repository'
export { readCorpus } from './api/corpus'

/** The affirmations at the top of a category's page; if none of the editor's choice is published, any that are for anyone. */
export const firstAffirmations = cache(async (category: CategoryName): Promise<ListedAffirmation[]> => {
  const { first } = findCategory(category)
  const chosen = await affirmations.findAffirmations(first)
  if (chosen.length > 0) return withLadders(chosen)
  return withLadders(await affirmations.listCategory(category, { audience: ANYONE, limit: first.length }))
})

/** Other affirmations of the same category. */
export async function relatedAffirmations(affirmation: Affirmation): Promise<ListedAffirmation[]> {
  return withLadders(await affirmations.relatedAffirmations(affirmation))
}

/** All affirmations of a category, by subcategory. */
export const groupedCategory = cache(async (category: CategoryName): Promise<AffirmationGroup[]> => {
  return groupCategory(findCategory(category), await withLadders(await affirmations.listCategory(category)))
})

/** The affirmations of a subcategory in the order of its page. */
export const listSubcategory = cache(async (subcategory: string): Promise<ListedAffirmation[]> => {
  return inListOrder(await withLadders(await affirmations.listSubcategory(subcategory)))
})

/** The affirmations of a page at /for: those of its situations, then those for anyone that were chosen for it. */
export const linesOfLife = cache(async (life: Life) => {
  const { list, ladders, all } = selectAffirmations(await checkedList(), life)
  return { list: await withLadders(list), ladders, all }
})

/** The number of affirmations of each page at /for, by its slug. */
export async function countLives(): Promise<ReadonlyMap<string, number>> {
  const published = await checkedList()
  return new Map(lives.map((life) => [life.slug, selectAffirmations(published, life).all.length]))
}

/**
 * Everything that pages and route handlers read, put together from the database and content/. Pages read each thing once a
 * request.
 */
import { cache } from 'react'
import { type CategoryName, categoryNames } from '@/content/types'
import * as dailyPick from '../affirmations/daily-pick'
import * as affirmations from '../affirmations/repository'
import type { Affirmation, CategorySummary } from '../affirmations/types'
import { utcDay } from '../affirmations/utc-day'
import { ANYONE } from '../content/situations'
import { findCategory } from '../content/taxonomy'
import { type AffirmationGroup, groupCategory, groupSubcategory } from './grouping'
import { sharedRead } from './shared-read'

/** The six categories with their counts, in their order. */
export const categoryList = cache(async (): Promise<CategorySummary[]> => {
  const counts = await affirmations.countCategories(categoryNames)
  return counts.map(({ name, count }) => ({ name, displayName: findCategory(name).displayName, count }))
})

/** Today's affirmation: the same for everyone during a UTC day. */
export const affirmationOfToday = cache(sharedRead(() => dailyPick.affirmationOfToday(utcDay(new Date()))))

/** A published affirmation by id or slug. */
export const findAffirmation = cache(affirmations.findAffirmation)

/** A retired affirmation by id or slug. */
export const findRetired = cache(affirmations.findRetired)

export const countCategory = cache(affirmations.countCategory)
export const listCategory = cache(affirmations.listCategory)
export { ladderOf, stepsOf } from '../affirmations/ladders'
export { randomAffirmation } from '../affirmations/random-draw'
export { LIST_LIMIT, relatedAffirmations } from '../affirmations/repository'

/** The affirmations with which the page of a category begins; any for anyone if none of the editor's is published. */
export const firstAffirmations = cache(async (category: CategoryName): Promise<Affirmation[]> => {
  const { first } = findCategory(category)
  const chosen = await affirmations.findAffirmations(first)
  return chosen.length > 0 ? chosen : affirmations.listCategory(category, { audience: ANYONE, limit: first.length })
})

/** The affirmations of a category in the order of its page. */
export const groupedCategory = cache(async (category: CategoryName): Promise<AffirmationGroup[]> => {
  const [first, all] = await Promise.all([firstAffirmations(category), affirmations.listCategory(category)])
  return groupCategory(findCategory(category), first, all)
})

/** The affirmations of a subcategory in the order of its page. */
export const groupedSubcategory = cache(async (subcategory: string): Promise<AffirmationGroup[]> => {
  return groupSubcategory(await affirmations.listSubcategory(subcategory))
})

/**
 * What pages and calls read, put together from the database and content/. Rows come from the same functions for both.
 */
import { cache } from 'react'
import { type CategoryName, categoryNames } from '@/content/types'
import * as affirmations from '../affirmations/repository'
import { utcDay } from '../affirmations/utc-day'
import { findCategory } from '../content/taxonomy'

export interface CategorySummary {
  name: CategoryName
  displayName: string
  /** Number of published lines. */
  count: number
}

/** The six categories with their counts, in their order. */
export const categoryList = cache(async (): Promise<CategorySummary[]> => {
  const counts = await affirmations.countCategories(categoryNames)
  return counts.map(({ name, count }) => ({ name, displayName: findCategory(name).displayName, count }))
})

/** Today's affirmation: the same for everyone for a UTC day. */
export const affirmationOfToday = cache(() => affirmations.affirmationOfToday(utcDay(new Date())))

/** One published line by id or slug, once a request. */
export const findAffirmation = cache(affirmations.findAffirmation)

/** A line that was retired, by id or slug. */
export const findRetired = cache(affirmations.findRetired)

export const countCategory = cache(affirmations.countCategory)
export const listCategory = cache((category: CategoryName) => affirmations.listCategory(category))
export const listSubcategory = cache((subcategory: string) => affirmations.listSubcategory(subcategory))
export const relatedAffirmations = affirmations.relatedAffirmations

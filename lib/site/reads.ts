/**
 * Everything that pages and route handlers read, put together from the database and content/. Pages read each thing once a
 * request.
 */
import { cache } from 'react'
import { categoryNames } from '@/content/types'
import * as affirmations from '../affirmations/repository'
import type { CategorySummary } from '../affirmations/types'
import { utcDay } from '../affirmations/utc-day'
import { findCategory } from '../content/taxonomy'

/** The six categories with their counts, in their order. */
export const categoryList = cache(async (): Promise<CategorySummary[]> => {
  const counts = await affirmations.countCategories(categoryNames)
  return counts.map(({ name, count }) => ({ name, displayName: findCategory(name).displayName, count }))
})

/** Today's affirmation: the same for everyone during a UTC day. */
export const affirmationOfToday = cache(() => affirmations.affirmationOfToday(utcDay(new Date())))

/** A published affirmation by id or slug. */
export const findAffirmation = cache(affirmations.findAffirmation)

/** A retired affirmation by id or slug. */
export const findRetired = cache(affirmations.findRetired)

export const countCategory = cache(affirmations.countCategory)
export const listCategory = cache(affirmations.listCategory)
export const listSubcategory = cache((subcategory: string) => affirmations.listSubcategory(subcategory))
export { randomAffirmation } from '../affirmations/random-draw'
export { LIST_LIMIT, relatedAffirmations } from '../affirmations/repository'

/** The times at which affirmations last changed, for sitemaps. */
import type { CategoryName } from '../../../content/types'
import { db } from '../../db/client'

/** Slug and last change of the affirmations of a category, at most so many of them. */
export function affirmationChanges(category: CategoryName, limit: number) {
  return db().affirmation.findMany({
    where: { category, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: limit,
    select: { slug: true, updatedAt: true }
  })
}

/** The last change of the affirmations of a category. */
export async function lastAffirmationChange(category: CategoryName): Promise<Date | undefined> {
  const found = await db().affirmation.aggregate({
    where: { category, position: { gte: 0 } },
    _max: { updatedAt: true }
  })
  return found._max.updatedAt ?? undefined
}

/** The last change among the published affirmations of each subcategory, by its id. */
export async function subcategoryChanges(): Promise<ReadonlyMap<string, Date>> {
  const groups = await db().affirmation.groupBy({
    by: ['subcategory'],
    where: { subcategory: { not: null }, position: { gte: 0 } },
    _max: { updatedAt: true }
  })
  return new Map(
    groups.flatMap(({ subcategory, _max }) =>
      subcategory && _max.updatedAt ? [[subcategory, _max.updatedAt] as const] : []
    )
  )
}

/** The times at which affirmations last changed, for sitemaps. */
import type { CategoryName } from '../../../content/types'
import { db } from '../../db/client'

/** Slug and last change of the affirmations at the positions `from` to `from + count - 1` of a category. */
export function affirmationChanges(category: CategoryName, from: number, count: number) {
  return db().affirmation.findMany({
    where: { category, position: { gte: from, lt: from + count } },
    orderBy: { position: 'asc' },
    select: { slug: true, updatedAt: true }
  })
}

/** The last change at the given positions of a category, by default at all of them. */
export async function lastAffirmationChange(
  category: CategoryName,
  from = 0,
  count?: number
): Promise<Date | undefined> {
  const found = await db().affirmation.aggregate({
    where: { category, position: { gte: from, lt: count && from + count } },
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

/** Reads about the whole site, for sitemaps and feeds. */
import type { CategoryName } from '../../content/types'
import { db } from '../db/client'
import { affirmationOfDay, affirmationOfToday } from './daily-pick'
import { findAffirmations } from './repository'
import type { Affirmation } from './types'
import { dayBefore } from './utc-day'

export interface AffirmationChange {
  slug: string
  changed: Date
}

/** Slug and last change of the affirmations at the positions `from` to `from + count - 1` of a category. */
export async function affirmationChanges(
  category: CategoryName,
  from: number,
  count: number
): Promise<AffirmationChange[]> {
  const rows = await db().affirmation.findMany({
    where: { category, position: { gte: from, lt: from + count } },
    orderBy: { position: 'asc' },
    select: { slug: true, updatedAt: true }
  })
  return rows.map(({ slug, updatedAt }) => ({ slug, changed: updatedAt }))
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

export interface DailyAffirmation {
  /** UTC day, YYYY-MM-DD. */
  day: string
  affirmation: Affirmation
}

/**
 * The affirmations of today and of the days before it, the newest first. A day without a pick gets one now, by the rule of
 * the day, and keeps it. A past day whose affirmation has been retired since is left out, because no other was shown then.
 */
export async function affirmationsOfDays(today: string, count: number): Promise<DailyAffirmation[]> {
  const days = Array.from({ length: count }, (_, back) => dayBefore(today, back))
  const picks = await db().dailyPick.findMany({ where: { day: { in: days.slice(1) } } })
  const picked = new Map(picks.map(({ day, affirmationId }) => [day, affirmationId]))
  const shown = new Map(
    (await findAffirmations([...picked.values()])).map((affirmation) => [affirmation.id, affirmation])
  )
  const found = await Promise.all(
    days.map(async (day) => {
      const id = picked.get(day)
      const affirmation = id ? shown.get(id) : await (day === today ? affirmationOfToday(day) : affirmationOfDay(day))
      return affirmation ? [{ day, affirmation }] : []
    })
  )
  return found.flat()
}

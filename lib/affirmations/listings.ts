/** Reads for those who look at the whole site: sitemaps and feeds. */
import type { CategoryName } from '../../content/types'
import { db } from '../db/client'
import { affirmationOfDay, affirmationOfToday, findAffirmation } from './repository'
import type { Affirmation } from './types'
import { dayBefore } from './utc-day'

export interface AffirmationChange {
  slug: string
  changed: Date
}

/** Slug and last change of the published lines in the places `from` to `from + count - 1` of a category. */
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

/** The last change among the lines in the given places of a category; all places unless told otherwise. */
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

/** The last change among the published lines of each subcategory, by its id. */
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

/** The most retired lines whose addresses a process keeps in mind. */
const RETIRED_LIMIT = 10_000

/** The ids and slugs of the retired lines; of the last 10,000, where there are more. */
export async function retiredIdsAndSlugs(): Promise<ReadonlySet<string>> {
  const rows = await db().affirmation.findMany({
    where: { position: null },
    orderBy: { retiredAt: 'desc' },
    take: RETIRED_LIMIT,
    select: { id: true, slug: true }
  })
  return new Set(rows.flatMap(({ id, slug }) => [id, slug]))
}

export interface DailyAffirmation {
  /** UTC day, YYYY-MM-DD. */
  day: string
  line: Affirmation
}

/**
 * The affirmations of today and of the days before it, the newest first. A day that nobody asked for gets its pick now,
 * by the rule of the day, and keeps it. A past day whose line has been retired since is left out: what was shown then
 * cannot be shown, and another line was not shown.
 */
export async function affirmationsOfDays(today: string, count: number): Promise<DailyAffirmation[]> {
  const days = Array.from({ length: count }, (_, back) => dayBefore(today, back))
  const picks = await db().dailyPick.findMany({ where: { day: { in: days.slice(1) } } })
  const picked = new Map(picks.map(({ day, affirmationId }) => [day, affirmationId]))
  const found = await Promise.all(
    days.map(async (day) => {
      const id = picked.get(day)
      const line = await (id ? findAffirmation(id) : day === today ? affirmationOfToday(day) : affirmationOfDay(day))
      return line ? [{ day, line }] : []
    })
  )
  return found.flat()
}

/**
 * Reads of published affirmations. Picks go by place (category, position), which is dense and indexed: one look-up each,
 * whatever the size of the table.
 */
import { type CategoryName, categoryNames } from '../../content/types'
import { db, isUniqueViolation, type Transaction } from '../db/client'
import { isDatabaseError } from '../db/database-errors'
import type { Affirmation as Row } from '../db/generated/client'
import type { Affirmation, CategoryCount, PositionedAffirmation } from './types'
import { categoryOfDay, positionOfDay } from './utc-day'

/** The most lines that one list answers; longer lists go on with `after`. */
export const LIST_LIMIT = 500

/** The row of a published affirmation in the form that leaves this room. */
export function fromRow(row: Row): PositionedAffirmation {
  const { id, slug, text, subcategory, createdAt, updatedAt } = row
  return {
    id,
    slug,
    text,
    category: row.category as CategoryName,
    subcategory,
    tags: row.tags as string[],
    createdAt,
    updatedAt,
    position: row.position ?? -1
  }
}

/** The published line with this id or slug. */
export async function findAffirmation(idOrSlug: string): Promise<PositionedAffirmation | undefined> {
  const row = await findRow(idOrSlug)
  return row && row.position !== null ? fromRow(row) : undefined
}

/** The line with this id or slug that was on the site and was retired. */
export async function findRetired(idOrSlug: string): Promise<Affirmation | undefined> {
  const row = await findRow(idOrSlug)
  return row && row.position === null ? fromRow(row) : undefined
}

/** The slug of the affirmation with this id or slug, published or retired; undefined if there never was one. */
export async function resolveAffirmation(idOrSlug: string): Promise<{ slug: string } | undefined> {
  return (await findRow(idOrSlug)) ?? undefined
}

/** The row of an affirmation, published or retired, for what is done in this folder. */
export async function findRow(idOrSlug: string, tx: Pick<Transaction, 'affirmation'> = db()): Promise<Row | null> {
  // PostgreSQL refuses a text with NUL, which no id has.
  if (idOrSlug.includes('\0')) return null
  return (
    (await tx.affirmation.findUnique({ where: { slug: idOrSlug } })) ??
    (await tx.affirmation.findUnique({ where: { id: idOrSlug } }))
  )
}

/** The published lines of a category in their order, at most `limit`, after the given place. */
export async function listCategory(
  category: CategoryName,
  { after = -1, limit = LIST_LIMIT }: { after?: number; limit?: number } = {}
): Promise<PositionedAffirmation[]> {
  const rows = await db().affirmation.findMany({
    where: { category, position: { gt: after } },
    orderBy: { position: 'asc' },
    take: limit
  })
  return rows.map(fromRow)
}

/** The published lines of a subcategory in their order. Subcategory ids are unique over all categories. */
export async function listSubcategory(subcategory: string, limit = LIST_LIMIT): Promise<Affirmation[]> {
  const rows = await db().affirmation.findMany({
    where: { subcategory, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: limit
  })
  return rows.map(fromRow)
}

/** How many lines are published in a category: places are dense, so the last place tells. */
export async function countCategory(category: CategoryName): Promise<number> {
  const last = await db().affirmation.findFirst({
    where: { category, position: { not: null } },
    orderBy: { position: 'desc' },
    select: { position: true }
  })
  return (last?.position ?? -1) + 1
}

/** The counts of the given categories, in their order. */
export async function countCategories(categories: readonly CategoryName[] = categoryNames): Promise<CategoryCount[]> {
  return Promise.all(categories.map(async (name) => ({ name, count: await countCategory(name) })))
}

/** The next lines of the same category after this one, going round: never the line itself. */
export async function relatedAffirmations(line: PositionedAffirmation, limit = 3): Promise<Affirmation[]> {
  const next = await listCategory(line.category, { after: line.position, limit })
  const first = next.length < limit ? await listCategory(line.category, { limit: limit - next.length }) : []
  return [...next, ...first].filter(({ id }) => id !== line.id)
}

/**
 * The affirmation of a UTC day (YYYY-MM-DD). The first reader writes the pick down, so that it stays the same while lines
 * come and go.
 * @returns undefined where nothing is published, or the line has been retired since: no other was that day's
 */
export async function affirmationOfDay(day: string): Promise<Affirmation | undefined> {
  const picked = await db().dailyPick.findUnique({ where: { day } })
  return picked ? findAffirmation(picked.affirmationId) : pickFor(day)
}

/**
 * The affirmation of the UTC day that it is now: a pick whose line has been retired is made anew.
 * @returns undefined only where nothing is published
 */
export async function affirmationOfToday(today: string): Promise<Affirmation | undefined> {
  return (await affirmationOfDay(today)) ?? pickFor(today, true)
}

/** Picks by the rule of the day and writes it down, in place of an earlier pick where it is to be made anew. */
async function pickFor(day: string, anew = false): Promise<Affirmation | undefined> {
  const category = categoryOfDay(day)
  const count = await countCategory(category)
  const pick = count > 0 ? await findAt(category, positionOfDay(day, count)) : await firstAffirmation()
  if (!pick) return undefined
  const data = { day, affirmationId: pick.id }
  try {
    if (anew) await db().dailyPick.upsert({ where: { day }, create: data, update: data })
    else await db().dailyPick.create({ data })
    return pick
  } catch (error) {
    // Two first readers at once: the one whose row came second reads the other's.
    if (isUniqueViolation(error)) return affirmationOfDay(day)
    // A full disk takes nobody's line away: by the rule of the day the next reader gets the same.
    if (isDatabaseError(error)) return pick
    throw error
  }
}

/** Stands in as long as the category of the day is empty. */
async function firstAffirmation(): Promise<PositionedAffirmation | undefined> {
  const row = await db().affirmation.findFirst({ where: { position: 0 } })
  return row ? fromRow(row) : undefined
}

async function findAt(category: CategoryName, position: number): Promise<PositionedAffirmation | undefined> {
  const row = await db().affirmation.findUnique({ where: { category_position: { category, position } } })
  return row ? fromRow(row) : undefined
}

/** Reads of published affirmations. Each costs a few index look-ups, whatever the size of the table. */
import type { CategoryName } from '../../../content/types'
import { ANYONE, findSituation } from '../../content/situations'
import { db, type Transaction } from '../../db/client'
import type { Affirmation as Row } from '../../db/generated/client'
import type { Affirmation } from '../types'

/** The most affirmations in one list; `after` continues longer ones. */
export const LIST_LIMIT = 500
const RELATED = 3

interface ListOptions {
  /** Only those for this audience. */
  audience?: string
  /** Only those after this position. */
  after?: number
  limit?: number
}

/** Converts a row to the type that other rooms use. */
export function fromRow({ origin, contentHash, retiredAt, position, ...row }: Row): Affirmation {
  return { ...row, category: row.category as CategoryName, tags: row.tags as string[], position: position ?? -1 }
}

/** The affirmation with this id or slug, published or retired; a former slug finds it too. */
export async function findPublishedOrRetired(
  idOrSlug: string
): Promise<{ affirmation: Affirmation; isRetired: boolean; isFormerSlug: boolean } | undefined> {
  const row = await findRow(idOrSlug)
  if (!row) return undefined
  const isFormerSlug = idOrSlug !== row.slug && idOrSlug !== row.id
  return { affirmation: fromRow(row), isRetired: row.retiredAt !== null, isFormerSlug }
}

/** The published affirmation with this id or slug; a former slug finds it too. */
export async function findAffirmation(idOrSlug: string): Promise<Affirmation | undefined> {
  const found = await findPublishedOrRetired(idOrSlug)
  return found?.isRetired ? undefined : found?.affirmation
}

/** The row of an affirmation, published or retired. Only for this room: it is Prisma's type. */
export async function findRow(
  idOrSlug: string,
  tx: Pick<Transaction, 'affirmation' | 'slugAlias'> = db()
): Promise<Row | null> {
  // PostgreSQL refuses a text with NUL, which no id has.
  if (idOrSlug.includes('\0')) return null
  const row =
    (await tx.affirmation.findUnique({ where: { slug: idOrSlug } })) ??
    (await tx.affirmation.findUnique({ where: { id: idOrSlug } }))
  if (row) return row
  const alias = await tx.slugAlias.findUnique({ where: { slug: idOrSlug } })
  return alias && tx.affirmation.findUnique({ where: { id: alias.affirmationId } })
}

/** The published ones among the affirmations with these ids, in the order of the ids. */
export async function findAffirmations(ids: readonly string[]): Promise<Affirmation[]> {
  if (ids.length === 0) return []
  const rows = await db().affirmation.findMany({ where: { id: { in: [...ids] } } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row && row.retiredAt === null ? [fromRow(row)] : []
  })
}

/** The published affirmations of a category in their order. */
export async function listCategory(
  category: CategoryName,
  { audience, after = -1, limit = LIST_LIMIT }: ListOptions = {}
): Promise<Affirmation[]> {
  const rows = await db().affirmation.findMany({
    where: { category, audience, position: { gt: after } },
    orderBy: { position: 'asc' },
    take: limit
  })
  return rows.map(fromRow)
}

/** The published affirmations of a subcategory in their order. Subcategory ids are unique over all categories. */
export async function listSubcategory(subcategory: string): Promise<Affirmation[]> {
  const rows = await db().affirmation.findMany({
    where: { subcategory, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: LIST_LIMIT
  })
  return rows.map(fromRow)
}

/** The number of published affirmations of a category, which is the next free position: positions are dense. */
export async function countCategory(category: string, tx: Pick<Transaction, 'affirmation'> = db()): Promise<number> {
  const last = await tx.affirmation.findFirst({
    where: { category, position: { not: null } },
    orderBy: { position: 'desc' },
    select: { position: true }
  })
  return (last?.position ?? -1) + 1
}

/**
 * Three other affirmations of the same category for anyone. An affirmation for a situation has others for that situation first:
 * its reader has chosen it.
 * @param shown affirmations that the page shows elsewhere, which are none of the three
 */
export async function relatedAffirmations(affirmation: Affirmation, shown: Affirmation[] = []): Promise<Affirmation[]> {
  const situation = findSituation(affirmation.audience)
  const known = new Set([affirmation, ...shown].map(({ id }) => id))
  const same = situation ? await listAround(affirmation, situation.id, RELATED, known) : []
  const missing = RELATED - same.length
  return [...same, ...(missing > 0 ? await listAround(affirmation, ANYONE, missing, known) : [])]
}

/**
 * The affirmations before and after this one in its category. The last one comes before the first, and the first after the last; one
 * that would be both is the next.
 * @param shown affirmations that the page shows elsewhere, which are skipped
 */
export async function adjacentAffirmations(
  { id: own, category, position }: Affirmation,
  shown: Affirmation[] = []
): Promise<{ previous?: Affirmation; next?: Affirmation }> {
  const ids = new Set([own, ...shown.map(({ id }) => id)])
  const firstOf = async (range: { lt: number } | { gt: number } | { gte: number }, order: 'asc' | 'desc') => {
    const where = { category, position: { gte: 0, ...range } }
    const rows = await db().affirmation.findMany({ where, orderBy: { position: order }, take: ids.size + 1 })
    return rows.map(fromRow).find(({ id }) => !ids.has(id))
  }
  const next = (await firstOf({ gt: position }, 'asc')) ?? (await firstOf({ gte: 0 }, 'asc'))
  const previous = (await firstOf({ lt: position }, 'desc')) ?? (await firstOf({ gte: 0 }, 'desc'))
  return { previous: previous?.id === next?.id ? undefined : previous, next }
}

/** The affirmations after this one, continued from the first of the category, without those that are known. */
async function listAround(
  { category, position }: Affirmation,
  audience: string,
  limit: number,
  known: ReadonlySet<string>
): Promise<Affirmation[]> {
  const enough = limit + known.size
  const next = await listCategory(category, { audience, after: position, limit: enough })
  const first = next.length < enough ? await listCategory(category, { audience, limit: enough - next.length }) : []
  const around = new Map([...next, ...first].map((affirmation) => [affirmation.id, affirmation]))
  return [...around.values()].filter(({ id }) => !known.has(id)).slice(0, limit)
}

/**
 * The places of the published lines, 0 to n-1 in each category without gaps, and their addresses. Everything here is part
 * of a transaction that began with lockPlaces.
 */

import type { Transaction } from '../db/client'
import { slugify, uniqueSlug } from './slug'

/** The row that holds the hash of the corpus that was seeded last, and by which placing is locked. */
export const CORPUS_SETTING = 'corpus'

/** How long a transaction that places lines may take, and wait for another one, in milliseconds. */
export const POSITION_TRANSACTION = { timeout: 60_000, maxWait: 60_000 }

/**
 * Makes this transaction the only one that places or retires lines, until it ends: others wait for the row that it holds.
 * The first statement of such a transaction. (SQLite has one writer anyway, PostgreSQL many.)
 * @returns the hash of the corpus that was seeded last
 */
export async function lockPositions(tx: Transaction): Promise<string> {
  const key = CORPUS_SETTING
  const { value } = await tx.setting.upsert({ where: { key }, create: { key, value: '' }, update: { key } })
  return value
}

/** The place behind the last line of a category. */
export async function nextPosition(tx: Transaction, category: string): Promise<number> {
  const last = await tx.affirmation.findFirst({
    where: { category, position: { not: null } },
    orderBy: { position: 'desc' },
    select: { position: true }
  })
  return (last?.position ?? -1) + 1
}

/**
 * Takes a line out of its place, if it has one; the last line of the category moves in, so that places stay dense.
 * The line itself is left without a place: retired, or about to get one elsewhere.
 */
export async function releasePosition(tx: Transaction, id: string): Promise<void> {
  const { category, position } = await tx.affirmation.findUniqueOrThrow({ where: { id } })
  if (position === null) return
  await tx.affirmation.update({ where: { id }, data: { position: null } })
  const last = (await nextPosition(tx, category)) - 1
  if (last > position) {
    await tx.affirmation.update({ where: { category_position: { category, position: last } }, data: { position } })
  }
}

/** Takes a line off the site. Its address stays its own, and says from now on that the line was retired. */
export async function retire(tx: Transaction, id: string): Promise<void> {
  await releasePosition(tx, id)
  const now = new Date()
  await tx.affirmation.update({ where: { id }, data: { retiredAt: now, updatedAt: now } })
}

/**
 * An address that no line has or had, made from these words. Ids are addresses too.
 * @param reserved addresses that are about to be taken
 */
export async function freeSlug(
  tx: Transaction,
  words: string,
  reserved: ReadonlySet<string> = new Set()
): Promise<string> {
  const first = slugify(words)
  const rows = await tx.affirmation.findMany({
    where: { OR: [{ slug: { startsWith: first } }, { id: { startsWith: first } }] },
    select: { id: true, slug: true }
  })
  return uniqueSlug(words, new Set([...reserved, ...rows.flatMap(({ id, slug }) => [id, slug])]))
}

/**
 * The positions of published affirmations, 0 to n-1 in each category without gaps, and their slugs. Everything here is part
 * of a transaction that began with lockPositions.
 */
import type { Transaction } from '../../db/client'
import { slugify, uniqueSlug } from '../corpus/slug'
import { countCategory } from '../reads/repository'

/** The setting that holds the hash of the corpus that was seeded last, and whose row is the lock of all positions. */
export const CORPUS_SETTING = 'corpus'

/** The time in milliseconds for which a transaction that changes positions may run, and wait for another one. */
export const POSITION_TRANSACTION = { timeout: 60_000, maxWait: 60_000 }

/**
 * Lets no other transaction change positions until this one ends: others wait for the row that it holds. The first
 * statement of such a transaction. (SQLite has one writer anyway, PostgreSQL many.)
 * @returns the hash of the corpus that was seeded last
 */
export async function lockPositions(tx: Transaction): Promise<string> {
  const key = CORPUS_SETTING
  const { value } = await tx.setting.upsert({ where: { key }, create: { key, value: '' }, update: { key } })
  return value
}

/**
 * Takes the position of an affirmation away, if it has one. The last affirmation of the category moves into it, so that
 * positions stay dense.
 */
export async function releasePosition(tx: Transaction, id: string): Promise<void> {
  const { category, position } = await tx.affirmation.findUniqueOrThrow({ where: { id } })
  if (position === null) return
  await tx.affirmation.update({ where: { id }, data: { position: null } })
  const last = (await countCategory(category, tx)) - 1
  if (last > position) {
    await tx.affirmation.update({ where: { category_position: { category, position: last } }, data: { position } })
  }
}

/** Retires an affirmation. Its slug remains its own and returns 410 from now on. */
export async function retire(tx: Transaction, id: string): Promise<void> {
  await releasePosition(tx, id)
  const now = new Date()
  await tx.affirmation.update({ where: { id }, data: { retiredAt: now, updatedAt: now } })
}

/**
 * A slug, made from these words, that no affirmation has or had. Ids are addresses, too.
 * @param reserved slugs that are about to be used
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
  const aliases = await tx.slugAlias.findMany({ where: { slug: { startsWith: first } } })
  const taken = [...rows.flatMap(({ id, slug }) => [id, slug]), ...aliases.map(({ slug }) => slug)]
  return uniqueSlug(words, new Set([...reserved, ...taken]))
}

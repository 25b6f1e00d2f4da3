/**
 * Brings the corpus of content/ into the database, by stable id. A changed text updates its row, a line that left the
 * corpus is retired; lines of visitors and operators, and operators' edits to unchanged entries, are not touched.
 */
import { createHash } from 'node:crypto'
import type { AffirmationEntry, CategoryName } from '../../content/types'
import { db, type Transaction } from './client'

export type Corpus = Record<CategoryName, AffirmationEntry[]>
export interface SeedReport {
  added: number
  updated: number
  retired: number
}

const CORPUS_FACT = 'corpus'
const TRANSACTION = { timeout: 60_000, maxWait: 60_000 }

/**
 * @param subcategories the ids that count as subcategories among the tags
 * @returns what changed; all zero, after one look-up, where the same corpus was seeded before
 */
export async function seed(corpus: Corpus, subcategories: ReadonlySet<string>): Promise<SeedReport> {
  const report = { added: 0, updated: 0, retired: 0 }
  const hash = hashOf([corpus, [...subcategories]])
  const seeded = await db().fact.findUnique({ where: { key: CORPUS_FACT } })
  if (seeded?.value === hash) return report

  await db().$transaction(async (tx) => {
    // Another process may have seeded the same while this one waited.
    if ((await lockPlaces(tx)) === hash) return
    const categories = Object.keys(corpus) as CategoryName[]
    // First everywhere, so that a new line may take the address of one that left.
    for (const category of categories) report.retired += await retireMissing(tx, category, corpus[category])
    for (const category of categories) {
      await seedCategory(tx, category, corpus[category], subcategories, report)
    }
    await tx.fact.update({ where: { key: CORPUS_FACT }, data: { value: hash } })
  }, TRANSACTION)
  return report
}

/**
 * Makes this transaction the only one that places or retires lines, until it ends: others wait for the row that it holds.
 * The first statement of such a transaction. (SQLite has one writer anyway, PostgreSQL many.)
 * @returns the hash of the corpus that was seeded last
 */
export async function lockPlaces(tx: Transaction): Promise<string> {
  const key = CORPUS_FACT
  const { value } = await tx.fact.upsert({ where: { key }, create: { key, value: '' }, update: { key } })
  return value
}

async function seedCategory(
  tx: Transaction,
  category: CategoryName,
  entries: AffirmationEntry[],
  subcategories: ReadonlySet<string>,
  report: SeedReport
): Promise<void> {
  const rows = await tx.affirmation.findMany({ where: { category, origin: 'corpus' } })
  const known = new Map(rows.map((row) => [row.id, row]))
  let next = await firstFreePlace(tx, category)

  const missing = entries.filter(({ id }) => !known.has(id))
  if (missing.length > 0) {
    await tx.affirmation.createMany({
      data: missing.map((entry) => {
        const position = next
        next += 1
        return { id: entry.id, category, position, origin: 'corpus', ...fieldsOf(entry, subcategories) }
      })
    })
    report.added += missing.length
  }

  for (const entry of entries) {
    const row = known.get(entry.id)
    if (!row || row.contentHash === hashOf(entry)) continue
    const isBack = row.position === null && row.contentHash === null
    await tx.affirmation.update({
      where: { id: entry.id },
      data: {
        ...fieldsOf(entry, subcategories),
        updatedAt: new Date(),
        ...(isBack && { position: next, retiredAt: null })
      }
    })
    if (isBack) {
      next += 1
      report.added += 1
    } else report.updated += 1
  }
}

/**
 * Retires the lines that left the corpus and returns how many. They give up their address, and their hash, by which a
 * line that comes back to the corpus is told from one that an operator retired.
 */
async function retireMissing(tx: Transaction, category: CategoryName, entries: AffirmationEntry[]): Promise<number> {
  const current = new Set(entries.map(({ id }) => id))
  const rows = await tx.affirmation.findMany({ where: { category, origin: 'corpus', position: { not: null } } })
  const missing = rows.filter(({ id }) => !current.has(id))
  for (const { id } of missing) {
    await retire(tx, category, id)
    await tx.affirmation.update({ where: { id }, data: { slug: id, contentHash: null } })
  }
  return missing.length
}

/** Takes a published line off the site; the last line of the category moves into its place, so that places stay dense. */
export async function retire(tx: Transaction, category: CategoryName, id: string): Promise<void> {
  const { position } = await tx.affirmation.findUniqueOrThrow({ where: { id } })
  if (position === null) return
  await tx.affirmation.update({
    where: { id },
    data: { position: null, retiredAt: new Date(), updatedAt: new Date() }
  })
  const last = (await firstFreePlace(tx, category)) - 1
  if (last > position) {
    await tx.affirmation.update({ where: { category_position: { category, position: last } }, data: { position } })
  }
}

async function firstFreePlace(tx: Transaction, category: CategoryName): Promise<number> {
  const last = await tx.affirmation.findFirst({
    where: { category, position: { not: null } },
    orderBy: { position: 'desc' },
    select: { position: true }
  })
  return (last?.position ?? -1) + 1
}

function fieldsOf(entry: AffirmationEntry, subcategories: ReadonlySet<string>) {
  return {
    slug: entry.slug,
    text: entry.text,
    tags: entry.tags,
    subcategory: entry.tags.find((tag) => subcategories.has(tag)) ?? null,
    contentHash: hashOf(entry)
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/**
 * Brings the corpus of content/ into the database, by stable id. A changed text updates its row, a line that left the
 * corpus is retired; lines of visitors and operators, and operators' edits to unchanged entries, are not touched.
 */
import { createHash } from 'node:crypto'
import type { AffirmationEntry, CategoryName } from '../../content/types'
import { db, type Transaction } from '../db/client'
import { bumpContentVersion } from './content-version'
import { CORPUS_SETTING, lockPositions, nextPosition, POSITION_TRANSACTION, retire } from './positions'
import { subcategoryAmong } from './rules'
import { assignSlugs } from './slug-assignment'

export type Corpus = Record<CategoryName, AffirmationEntry[]>
export interface SeedReport {
  added: number
  updated: number
  retired: number
}

/** Instead of a hash, on a line that left the corpus and that an operator brought back: the seed leaves it on the site. */
export const KEPT = 'kept'

/**
 * @param subcategories the ids that count as subcategories among the tags
 * @returns what changed; all zero, after one look-up, where the same corpus was seeded before
 */
export async function seed(corpus: Corpus, subcategories: ReadonlySet<string>): Promise<SeedReport> {
  const nothing = { added: 0, updated: 0, retired: 0 }
  const hash = hashOf([corpus, [...subcategories]])
  const seeded = await db().setting.findUnique({ where: { key: CORPUS_SETTING } })
  if (seeded?.value === hash) return nothing

  return db().$transaction(async (tx) => {
    // Another process may have seeded the same while this one waited.
    if ((await lockPositions(tx)) === hash) return nothing
    const report = await seedAll(tx, corpus, subcategories)
    await tx.setting.update({ where: { key: CORPUS_SETTING }, data: { value: hash } })
    if (report.added + report.updated + report.retired > 0) await bumpContentVersion(tx)
    return report
  }, POSITION_TRANSACTION)
}

async function seedAll(tx: Transaction, corpus: Corpus, subcategories: ReadonlySet<string>): Promise<SeedReport> {
  const entries = Object.values(corpus).flat()
  const current = new Set(entries.map(({ id }) => id))
  const rows = await tx.affirmation.findMany({ where: { origin: 'corpus' } })
  const known = new Map(rows.map((row) => [row.id, row]))

  // First everywhere, so that a new line may take the address of one that left.
  const left = rows.filter(
    ({ id, position, contentHash }) => position !== null && !current.has(id) && contentHash !== KEPT
  )
  for (const { id } of left) {
    await retire(tx, id)
    // By its hash a line that comes back to the corpus is told from one that an operator retired.
    await tx.affirmation.update({ where: { id }, data: { contentHash: null } })
  }

  const changed = entries.filter((entry) => known.get(entry.id)?.contentHash !== hashOf(entry))
  const addresses = await assignSlugs(tx, changed, entries, known)
  const fields = (entry: AffirmationEntry) => ({
    slug: addresses.get(entry.id) ?? entry.slug,
    text: entry.text,
    tags: entry.tags,
    subcategory: subcategoryAmong(entry.tags, subcategories),
    contentHash: hashOf(entry)
  })

  let added = 0
  for (const category of Object.keys(corpus) as CategoryName[]) {
    const first = await nextPosition(tx, category)
    const missing = corpus[category].filter(({ id }) => !known.has(id))
    await tx.affirmation.createMany({
      data: missing.map((entry, index) => ({
        id: entry.id,
        category,
        position: first + index,
        origin: 'corpus',
        ...fields(entry)
      }))
    })
    added += missing.length
  }

  let updated = 0
  for (const entry of changed) {
    const row = known.get(entry.id)
    if (!row) continue
    const isBack = row.position === null && row.contentHash === null
    const position = isBack ? await nextPosition(tx, row.category) : row.position
    const retiredAt = isBack ? null : row.retiredAt
    await tx.affirmation.update({
      where: { id: entry.id },
      data: { ...fields(entry), updatedAt: new Date(), position, retiredAt }
    })
    if (isBack) added += 1
    else updated += 1
  }
  return { added, updated, retired: left.length }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/**
 * Brings the corpus of content/ into the database, by stable id. A changed entry updates its row, an affirmation that left
 * the corpus is retired. Affirmations of visitors and operators stay, and so does an operator's edit until its entry changes.
 */
import { createHash } from 'node:crypto'
import type { AffirmationEntry, CategoryName } from '../../../content/types'
import { audienceNames } from '../../content/situations'
import { db, type Transaction } from '../../db/client'
import type { Affirmation as Row } from '../../db/generated/client'
import { bumpContentVersion } from '../content-version'
import { subcategoryAmong } from '../corpus/rules'
import { forgetSnapshot } from '../reads/published'
import { countCategory } from '../reads/repository'
import { CORPUS_SETTING, lockPositions, POSITION_TRANSACTION, retire } from './positions'
import { assignSlugs } from './slug-assignment'

export type Corpus = Record<CategoryName, AffirmationEntry[]>
export interface SeedReport {
  added: number
  updated: number
  retired: number
}

/** The `contentHash` of an affirmation that left the corpus and that an operator restored: the seed leaves it published. */
export const KEPT_BY_OPERATOR = 'kept'
/** The `contentHash` of an affirmation that left the corpus while an operator had retired it: if it comes back, it stays retired. */
export const LEFT_WHILE_RETIRED = 'left'

/**
 * @param subcategories the ids that count as subcategories among the tags
 * @returns the numbers of changes; all zero, after one look-up, if the same corpus was seeded before
 */
export async function seed(corpus: Corpus, subcategories: ReadonlySet<string>): Promise<SeedReport> {
  const nothing = { added: 0, updated: 0, retired: 0 }
  const hash = hashOf([corpus, [...subcategories]])
  const seeded = await db().setting.findUnique({ where: { key: CORPUS_SETTING } })
  if (seeded?.value === hash) return nothing

  const report = await db().$transaction(async (tx) => {
    // Another process may have seeded the same while this one waited.
    if ((await lockPositions(tx)) === hash) return nothing
    const report = await seedAll(tx, corpus, subcategories)
    await tx.setting.update({ where: { key: CORPUS_SETTING }, data: { value: hash } })
    if (report.added + report.updated + report.retired > 0) await bumpContentVersion(tx)
    return report
  }, POSITION_TRANSACTION)
  forgetSnapshot()
  return report
}

async function seedAll(tx: Transaction, corpus: Corpus, subcategories: ReadonlySet<string>): Promise<SeedReport> {
  const entries = Object.values(corpus).flat()
  const rows = await tx.affirmation.findMany({ where: { origin: 'corpus' } })
  const known = new Map(rows.map((row) => [row.id, row]))

  // First, so that a new entry may have the slug of one that left.
  const left = await retireMissing(tx, entries, rows)

  const changed = entries.filter((entry) => known.get(entry.id)?.contentHash !== hashOf(entry))
  const slugs = await assignSlugs(tx, changed, entries, known)
  const fields = (entry: AffirmationEntry) => fieldsOf(entry, slugs.get(entry.id) ?? entry.slug, subcategories)

  const audiences = audienceNames()
  let added = 0
  for (const category of Object.keys(corpus) as CategoryName[]) {
    // A category begins with what is for anyone; situations follow, each under its name.
    const missing = corpus[category]
      .filter(({ id }) => !known.has(id))
      .sort((one, other) => audiences.indexOf(one.for) - audiences.indexOf(other.for))
    const first = await countCategory(category, tx)
    const data = missing.map((entry, index) => ({
      id: entry.id,
      category,
      position: first + index,
      origin: 'corpus',
      ...fields(entry)
    }))
    await tx.affirmation.createMany({ data })
    added += missing.length
  }

  const { updated, restored } = await updateRows(
    tx,
    changed.flatMap((entry) => {
      const row = known.get(entry.id)
      return row ? [{ row, data: fields(entry) }] : []
    })
  )
  return { added: added + restored, updated, retired: left.length }
}

function fieldsOf(entry: AffirmationEntry, slug: string, subcategories: ReadonlySet<string>) {
  return {
    slug,
    text: entry.text,
    tags: entry.tags,
    audience: entry.for,
    ladder: entry.ladder ?? null,
    subcategory: subcategoryAmong(entry.tags, subcategories),
    contentHash: hashOf(entry)
  }
}

/** Retires the affirmations that left the corpus. @returns their ids */
async function retireMissing(tx: Transaction, entries: AffirmationEntry[], rows: Row[]): Promise<string[]> {
  const current = new Set(entries.map(({ id }) => id))
  const missing = rows.filter(({ id, contentHash }) => !current.has(id) && contentHash !== KEPT_BY_OPERATOR)
  const left = missing.filter(({ retiredAt }) => retiredAt === null)
  for (const { id } of left) {
    await retire(tx, id)
    // Without a hash an affirmation that comes back to the corpus differs from one that an operator retired.
    await tx.affirmation.update({ where: { id }, data: { contentHash: null } })
  }
  for (const { id, retiredAt, contentHash } of missing) {
    if (retiredAt === null || contentHash === null || contentHash === LEFT_WHILE_RETIRED) continue
    await tx.affirmation.update({ where: { id }, data: { contentHash: LEFT_WHILE_RETIRED } })
  }
  return left.map(({ id }) => id)
}

/** Brings rows to what their entries say. One that came back to the corpus is published again. */
async function updateRows(tx: Transaction, updates: { row: Row; data: ReturnType<typeof fieldsOf> }[]) {
  const updatedAt = new Date()
  let restored = 0
  for (const { row, data } of updates) {
    const { id, category } = row
    const isBack = row.retiredAt !== null && row.contentHash === null
    // Others keep their positions, which may have changed since the row was read, as some were retired.
    const publication = isBack ? { position: await countCategory(category, tx), retiredAt: null } : {}
    await tx.affirmation.update({ where: { id }, data: { ...data, ...publication, updatedAt } })
    if (isBack) restored += 1
  }
  return { updated: updates.length - restored, restored }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

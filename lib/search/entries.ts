/** Writes what can be found. Each function is part of a transaction. */
import type { Transaction } from '../db/client'
import { Prisma } from '../db/generated/client'
import { createTables, lockSearch } from './tables'
import { batches, countWords } from './vocabulary'
import { indexWordsToTagWords, tagsToIndexWords } from './words'

export interface IndexedAffirmation {
  affirmationId: string
  text: string
  /** Words that it is found by as well. */
  tags: string
  category: string
  /** Found before all others: whoever searches may say it. */
  isForAnyone: boolean
}

export interface PageEntry {
  kind: string
  /** The life area that it belongs to, or nothing. */
  category: string
  href: string
  /** The words below its title. */
  note: string
  title: string
  body: string
}

/** The row number from which affirmations for a situation or a list begin: behind any number for anyone. */
const SECOND_BAND = 2 ** 40

/** The word by which affirmations of a category are found; no text has it. */
export function facetOf(category: string): string {
  return `xxcategory${category}`
}

/** Adds or replaces affirmations. Those that are found the same way already cost a look-up. */
export async function putAffirmations(tx: Transaction, entries: IndexedAffirmation[]): Promise<void> {
  await createTables(tx)
  await lockSearch(tx)
  for (const batch of batches(entries)) await putBatch(tx, batch)
}

async function putBatch(tx: Transaction, entries: IndexedAffirmation[]): Promise<void> {
  const present = await tx.$queryRaw<Row[]>`SELECT id, "affirmationId", text, tags, facets FROM "SearchAffirmation"
    WHERE "affirmationId" IN (${Prisma.join(entries.map(({ affirmationId }) => affirmationId))})`
  const known = new Map(present.map((row) => [row.affirmationId, row]))
  const changed = entries.filter((entry) => !isSame(entry, known.get(entry.affirmationId)))
  if (changed.length === 0) return
  const removed = await deleteRows(
    tx,
    changed.map(({ affirmationId }) => affirmationId)
  )
  for (const isForAnyone of [true, false]) {
    const band = changed.filter((entry) => entry.isForAnyone === isForAnyone)
    if (band.length === 0) continue
    const first = await nextId(tx, isForAnyone)
    const values = band.map(
      ({ affirmationId, text, tags, category }, index) =>
        Prisma.sql`(${first + index}, ${affirmationId}, ${text}, ${tagsToIndexWords(tags)}, ${facetOf(category)})`
    )
    await tx.$executeRaw`
      INSERT INTO "SearchAffirmation" (id, "affirmationId", text, tags, facets) VALUES ${Prisma.join(values)}`
  }
  await countWords(tx, changed.map(wordsToCount), removed.map(wordsToCount))
}

interface Row {
  id: bigint | number
  affirmationId: string
  text: string
  tags: string
  facets: string
}

function isSame(entry: IndexedAffirmation, row: Row | undefined): boolean {
  return (
    row?.text === entry.text &&
    row.tags === tagsToIndexWords(entry.tags) &&
    row.facets === facetOf(entry.category) &&
    Number(row.id) < SECOND_BAND === entry.isForAnyone
  )
}

/** Removes affirmations; those that are not there are none. */
export async function removeAffirmations(tx: Transaction, ids: string[]): Promise<void> {
  await createTables(tx)
  await lockSearch(tx)
  for (const batch of batches(ids)) await countWords(tx, [], (await deleteRows(tx, batch)).map(wordsToCount))
}

async function deleteRows(tx: Transaction, ids: string[]): Promise<{ text: string; tags: string }[]> {
  const rows = await tx.$queryRaw<{ text: string; tags: string }[]>`
    DELETE FROM "SearchAffirmation" WHERE "affirmationId" IN (${Prisma.join(ids)}) RETURNING text, tags`
  return rows.map(({ text, tags }) => ({ text, tags: indexWordsToTagWords(tags) }))
}

/** Replaces all pages. */
export async function putPages(tx: Transaction, pages: PageEntry[]): Promise<void> {
  await createTables(tx)
  await lockSearch(tx)
  const removed = await tx.$queryRaw<{ title: string; body: string }[]>`DELETE FROM "SearchPage" RETURNING title, body`
  for (const [index, { kind, category, href, note, title, body }] of pages.entries()) {
    await tx.$executeRaw`INSERT INTO "SearchPage" (id, kind, category, href, note, title, body)
      VALUES (${index + 1}, ${kind}, ${category}, ${href}, ${note}, ${title}, ${body})`
  }
  const words = ({ title, body }: { title: string; body: string }) => `${title} ${body}`
  await countWords(tx, pages.map(words), removed.map(words))
}

function wordsToCount({ text, tags }: { text: string; tags: string }): string {
  return `${text} ${tags}`
}

async function nextId(tx: Transaction, isForAnyone: boolean): Promise<number> {
  const [from, to] = isForAnyone ? [1, SECOND_BAND] : [SECOND_BAND, 2 * SECOND_BAND]
  const [row] = await tx.$queryRaw<{ last: bigint | number | null }[]>`
    SELECT max(id) AS last FROM "SearchAffirmation" WHERE id >= ${from} AND id < ${to}`
  return row?.last == null ? from : Number(row.last) + 1
}

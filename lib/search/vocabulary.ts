/** The words of all that can be found, with the number of texts that have them, and their trigrams. */
import type { Transaction } from '../db/client'
import { Prisma } from '../db/generated/client'
import { CORRECTABLE, isStopWord, trigramsOf, wordsOf } from './words'

/** Rows in one statement. */
const BATCH = 500
/** Counts the words of texts that were added and removed. Part of a transaction with lockSearch. */
export async function countWords(tx: Transaction, added: string[], removed: string[] = []): Promise<void> {
  const counts = new Map<string, number>()
  for (const [texts, sign] of [[added, 1] as const, [removed, -1] as const]) {
    for (const text of texts) {
      for (const word of new Set(wordsOf(text))) {
        if (CORRECTABLE.test(word) && !isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + sign)
      }
    }
  }
  // In one order, so that the rows of the index lie together.
  const changed = [...counts].filter(([, count]) => count !== 0).sort(([one], [other]) => (one < other ? -1 : 1))
  for (const batch of batches(changed)) {
    const values = Prisma.join(batch.map(([word, count]) => Prisma.sql`(${word}, ${count})`))
    const rows = await tx.$queryRaw<{ word: string; documents: number }[]>`
      INSERT INTO "SearchWord" (word, documents) VALUES ${values}
      ON CONFLICT (word) DO UPDATE SET documents = "SearchWord".documents + excluded.documents
      RETURNING word, documents`
    const isNew = ({ word, documents }: (typeof rows)[number]) => documents > 0 && documents === counts.get(word)
    await addTrigrams(
      tx,
      rows.filter(isNew).map(({ word }) => word)
    )
    await forget(
      tx,
      rows.filter(({ documents }) => documents <= 0).map(({ word }) => word)
    )
  }
}

async function addTrigrams(tx: Transaction, words: string[]): Promise<void> {
  const rows = words.flatMap((word) => trigramsOf(word).map((trigram) => ({ trigram, word })))
  for (const batch of batches(rows)) {
    const values = Prisma.join(batch.map(({ trigram, word }) => Prisma.sql`(${trigram}, ${word.length}, ${word})`))
    await tx.$executeRaw`INSERT INTO "SearchTrigram" (trigram, length, word) VALUES ${values} ON CONFLICT DO NOTHING`
  }
}

async function forget(tx: Transaction, words: string[]): Promise<void> {
  if (words.length === 0) return
  await tx.$executeRaw`DELETE FROM "SearchWord" WHERE word IN (${Prisma.join(words)})`
  const keys = words.flatMap((word) =>
    trigramsOf(word).map((trigram) => Prisma.sql`(${trigram}, CAST(${word.length} AS INTEGER), ${word})`)
  )
  for (const batch of batches(keys)) {
    await tx.$executeRaw`
      DELETE FROM "SearchTrigram" WHERE (trigram, length, word) IN (VALUES ${Prisma.join(batch)})`
  }
}

export function batches<Item>(items: Item[], size = BATCH): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size)
  )
}

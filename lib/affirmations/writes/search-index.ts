/** Keeps what is found equal to what is published. Decision 14. */
import { ANYONE, findSituation } from '../../content/situations'
import { db, type Transaction } from '../../db/client'
import type { Affirmation as Row } from '../../db/generated/client'
import { type IndexedAffirmation, putAffirmations, removeAffirmations } from '../../search/entries'
import { lockSearch, prepareTables, readState, writeState } from '../../search/tables'
import { batches } from '../../search/vocabulary'
import { POSITION_TRANSACTION } from './positions'

const STATE = 'affirmations'
const BATCH = 5_000

/** Brings affirmations into the index, or out of it, as they are now. Part of each transaction that changes them. */
export async function updateSearch(tx: Transaction, ids: string[]): Promise<void> {
  // Prisma has a limit of parameters.
  for (const some of batches(ids)) {
    const rows = await tx.affirmation.findMany({ where: { id: { in: some }, position: { not: null } } })
    const byId = new Map(rows.map((row) => [row.id, row]))
    await removeAffirmations(
      tx,
      some.filter((id) => !byId.has(id))
    )
    // In the order of the corpus, which has the best of a category first.
    await putAffirmations(tx, some.flatMap((id) => byId.get(id) ?? []).map(entryOf))
  }
}

/**
 * Fills the index if it was made by another release, or if it lacks affirmations: after a copy of the database there is none.
 * Readers find what is there meanwhile.
 */
export async function prepareAffirmationSearch(): Promise<void> {
  await prepareTables()
  const [count] = await db().$queryRaw<{ published: bigint; found: bigint }[]>`
    SELECT (SELECT count(*) FROM "Affirmation" WHERE position IS NOT NULL) AS published,
      (SELECT count(*) FROM "SearchAffirmation") AS found`
  if ((await readState(STATE)) !== undefined && count?.published === count?.found) return
  await fillFrom('')
}

/** One transaction for each few thousand, so that others may write in between. */
async function fillFrom(first: string): Promise<void> {
  let last = first
  for (;;) {
    const ids = await db().$transaction((tx) => fillBatch(tx, last), POSITION_TRANSACTION)
    const end = ids.at(-1)
    if (end === undefined) return
    last = end
  }
}

async function fillBatch(tx: Transaction, last: string): Promise<string[]> {
  await lockSearch(tx)
  // Entries that the index has and the site has no more are removed first.
  if (last === '') {
    const gone = await tx.$queryRaw<{ id: string }[]>`
      SELECT "affirmationId" AS id FROM "SearchAffirmation" AS found WHERE NOT EXISTS (
        SELECT 1 FROM "Affirmation" WHERE id = found."affirmationId" AND position IS NOT NULL)`
    await removeAffirmations(
      tx,
      gone.map(({ id }) => id)
    )
  }
  const rows = await tx.affirmation.findMany({
    where: { id: { gt: last }, position: { not: null } },
    orderBy: { id: 'asc' },
    take: BATCH
  })
  await putAffirmations(tx, rows.map(entryOf))
  if (rows.length === 0) await writeState(tx, STATE, 'complete')
  return rows.map(({ id }) => id)
}

/** It is found by its tags and by whom it is for, as well as by its words. */
function entryOf(row: Row): IndexedAffirmation {
  const { id, text, tags, category, subcategory, audience } = row
  const words = [...(tags as string[]), subcategory ?? '', findSituation(audience)?.label ?? '']
  return {
    affirmationId: id,
    text,
    tags: words.join(' ').replaceAll('-', ' '),
    category,
    isForAnyone: audience === ANYONE
  }
}

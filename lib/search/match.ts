/** Queries in the languages of the engines. Words are letters and digits only, so nothing in them can be an operator. */
import { database, db } from '../db/client'
import { asTag } from './words'

/** Alternatives for each term; all terms are wanted. */
export type Terms = string[][]

/** Terms that may stand in the text of an affirmation or in its tags. */
export function withTags(terms: Terms): Terms {
  return terms.map((words) => [...words, ...words.map(asTag)])
}

/** For FTS5's MATCH. */
export function fts5Query(terms: Terms): string {
  return terms.map((words) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ')
}

/** For PostgreSQL's to_tsquery. */
export function tsQuery(terms: Terms): string {
  return terms.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`).join(' & ')
}

/** True if any affirmation or page has the word, or another form of it. */
export async function hasMatch(word: string): Promise<boolean> {
  const rows =
    database().engine === 'sqlite'
      ? await db().$queryRaw<unknown[]>`
          SELECT 1 FROM "SearchAffirmation" WHERE id IN (
            SELECT rowid FROM "SearchAffirmationText" WHERE "SearchAffirmationText" MATCH ${fts5Query(withTags([[word]]))} LIMIT 1)
          UNION ALL SELECT 1 FROM "SearchPage" WHERE id IN (
            SELECT rowid FROM "SearchPageText" WHERE "SearchPageText" MATCH ${fts5Query([[word]])} LIMIT 1)`
      : await db().$queryRaw<unknown[]>`
          SELECT 1 FROM "SearchWord" WHERE stem = (ts_lexize('english_stem', ${word}))[1] LIMIT 1`
  return rows.length > 0
}

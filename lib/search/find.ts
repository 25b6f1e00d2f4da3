/** Finds texts for a query. The time it takes is bounded, whatever is looked for among however many affirmations. */
import { database, db } from '../db/client'
import { Prisma } from '../db/generated/client'
import { facetOf } from './entries'
import { EXCERPT, excerptOriginal, headline, MARK_END, MARK_START, WHOLE_TEXT, withAccents } from './marks'
import { fts5Query, type Terms, tsQuery, withTags } from './match'
import type { Meaning } from './spelling'

/** Most affirmations that one search finds. */
export const MOST_AFFIRMATIONS = 200
/** Searches with fewer and fewer words, until enough is found. */
const MOST_ATTEMPTS = 5
/** Words that are in many rows are looked for among so many of the first ones. */
const FIRST_ROWS = 10_000
/** Most affirmations for words that are all common. */
const MOST_COMMON = 60
/** A word in fewer rows than that is rare. */
const RARE = 5_000

export interface MatchedAffirmation {
  affirmationId: string
  /** Its text with marks. */
  marked: string
}

export interface FoundPage {
  kind: string
  category: string
  href: string
  note: string
  title: string
  excerpt: string
}

export interface AffirmationFilter {
  category?: string
  limit: number
  /** So many are enough not to look for fewer words. */
  enough?: number
}

/**
 * Those with all words of the query, then those with fewer. Among them those whose text has the words come before those that
 * have one in their tags only, and then those for anyone before the others.
 */
export async function findAffirmations(meaning: Meaning, filter: AffirmationFilter): Promise<MatchedAffirmation[]> {
  const found = new Map<string, MatchedAffirmation>()
  for (const terms of attemptsFor(meaning)) {
    for (const row of await matchAffirmations(terms, filter)) {
      if (!found.has(row.affirmationId)) found.set(row.affirmationId, row)
    }
    if (found.size >= (filter.enough ?? 1)) break
  }
  return [...found.values()].slice(0, filter.limit)
}

/** All words; then all, and what the last one may be the beginning of; then without the most common one, and so on. */
export function attemptsFor({ terms }: Meaning): Terms[] {
  if (terms.length === 0) return []
  const rarest = [...terms].sort((one, other) => one.documents - other.documents)
  const fewer = rarest.slice(1).map((_, index) => rarest.slice(0, rarest.length - 1 - index))
  const attempts = [
    terms.map(({ words }) => words),
    terms.map(({ completed }) => completed),
    ...fewer.map((some) => some.map(({ completed }) => completed))
  ]
  return attempts
    .filter((attempt, index) => index === 0 || JSON.stringify(attempt) !== JSON.stringify(attempts[index - 1]))
    .slice(0, MOST_ATTEMPTS)
}

function matchAffirmations(terms: Terms, filter: AffirmationFilter): Promise<MatchedAffirmation[]> {
  return database().engine === 'sqlite' ? matchWithFts5(terms, filter) : matchWithTsvector(terms, filter)
}

/** @returns some of them twice */
async function matchWithFts5(terms: Terms, { category, limit }: AffirmationFilter): Promise<MatchedAffirmation[]> {
  const facets = category ? [[facetOf(category)]] : []
  const inText = await matchInOrder([...terms, ...facets], limit)
  if (inText.length === limit) return inText
  return [...inText, ...(await matchInOrder([...withTags(terms), ...facets], limit))]
}

/** FTS5 gives rows in their order as it finds them, and stops at the last one that is wanted. */
async function matchInOrder(terms: Terms, limit: number): Promise<MatchedAffirmation[]> {
  if (terms.length > 1 && !(await hasRareTerm(terms))) return matchCommonTerms(terms, limit)
  return db().$queryRaw<MatchedAffirmation[]>`
    SELECT row."affirmationId", highlight("SearchAffirmationText", 0, ${MARK_START}, ${MARK_END}) AS marked
    FROM "SearchAffirmationText" JOIN "SearchAffirmation" AS row ON row.id = "SearchAffirmationText".rowid
    WHERE "SearchAffirmationText" MATCH ${fts5Query(terms)} ORDER BY "SearchAffirmationText".rowid LIMIT ${limit}`
}

/** Words that are common, and perhaps rarely together, would keep FTS5 busy: the first rows of each are compared. */
async function matchCommonTerms(terms: Terms, limit: number): Promise<MatchedAffirmation[]> {
  const lists = terms.map(
    (term) => Prisma.sql`SELECT rowid FROM (SELECT rowid FROM "SearchAffirmationText"
      WHERE "SearchAffirmationText" MATCH ${fts5Query([term])} ORDER BY rowid LIMIT ${FIRST_ROWS})`
  )
  const rows = await db().$queryRaw<{ rowid: bigint }[]>`
    SELECT rowid FROM (${Prisma.join(lists, ' INTERSECT ')}) ORDER BY rowid LIMIT ${Math.min(limit, MOST_COMMON)}`
  if (rows.length === 0) return []
  const any = fts5Query([terms.flat()])
  return db().$queryRaw<MatchedAffirmation[]>`
    SELECT row."affirmationId", highlight("SearchAffirmationText", 0, ${MARK_START}, ${MARK_END}) AS marked
    FROM "SearchAffirmationText" JOIN "SearchAffirmation" AS row ON row.id = "SearchAffirmationText".rowid
    WHERE "SearchAffirmationText" MATCH ${any}
      AND "SearchAffirmationText".rowid IN (${Prisma.join(rows.map(({ rowid }) => Number(rowid)))})
    ORDER BY "SearchAffirmationText".rowid`
}

async function hasRareTerm(terms: Terms): Promise<boolean> {
  for (const term of terms) {
    const [row] = await db().$queryRaw<{ count: bigint }[]>`
      SELECT count(*) AS count FROM (
        SELECT rowid FROM "SearchAffirmationText" WHERE "SearchAffirmationText" MATCH ${fts5Query([term])} LIMIT ${RARE + 1})`
    if (Number(row?.count) <= RARE) return true
  }
  return false
}

/** PostgreSQL's index gives all rows of a word before the first can be shown: for common words the first rows are looked through. */
async function matchWithTsvector(terms: Terms, { category, limit }: AffirmationFilter): Promise<MatchedAffirmation[]> {
  const inText = Prisma.sql`to_tsquery('english', ${tsQuery(terms)})`
  const words = Prisma.sql`to_tsquery('english', ${tsQuery(withTags(terms))})`
  const query = category ? Prisma.sql`(${words} && to_tsquery('simple', ${facetOf(category)}))` : words
  const match = async (rows: Prisma.Sql) => {
    const found = await db().$queryRaw<(MatchedAffirmation & { text: string })[]>`
      SELECT "affirmationId", text, ${headline('text', words, WHOLE_TEXT)} AS marked
      FROM (
        SELECT *, candidates.words @@ ${inText} AS "isInText" FROM ${rows} AS candidates
        WHERE candidates.words @@ ${query} ORDER BY "isInText" DESC, id LIMIT ${limit}
      ) AS found ORDER BY "isInText" DESC, id`
    return found.map(({ affirmationId, marked, text }) => ({ affirmationId, marked: withAccents(marked, text) }))
  }
  if (await isRareOnPostgresql(terms)) return match(Prisma.sql`"SearchAffirmation"`)
  const first = await match(Prisma.sql`(SELECT * FROM "SearchAffirmation" ORDER BY id LIMIT ${FIRST_ROWS})`)
  const isOneWord = terms.length === 1 && !category
  return first.length === 0 && isOneWord ? match(Prisma.sql`"SearchAffirmation"`) : first
}

/** True if one of the terms is rare by the vocabulary, which has all forms of a word. */
async function isRareOnPostgresql(terms: Terms): Promise<boolean> {
  const words = terms.flatMap((alternatives, term) =>
    alternatives.map((word) => Prisma.sql`(CAST(${term} AS INTEGER), ${word})`)
  )
  const rows = await db().$queryRaw<{ count: bigint }[]>`
    SELECT coalesce(sum(known.documents), 0) AS count FROM (
      SELECT DISTINCT term, (ts_lexize('english_stem', word))[1] AS stem FROM (VALUES ${Prisma.join(words)}) AS words (term, word)
    ) AS stems LEFT JOIN "SearchWord" AS known ON known.stem = stems.stem GROUP BY term`
  return rows.some(({ count }) => Number(count) <= RARE)
}

interface PageFilter {
  kinds: string[]
  category?: string
  limit: number
}

/** The best first: with all words, then with any of them. There are hundreds of pages, not millions. */
export async function findPages(meaning: Meaning, filter: PageFilter): Promise<FoundPage[]> {
  const { terms } = meaning
  if (terms.length === 0) return []
  const all = await matchPages(
    terms.map(({ completed }) => completed),
    filter
  )
  if (terms.length === 1 || all.length >= filter.limit) return all
  const any = await matchPages([terms.flatMap(({ completed }) => completed)], filter)
  const known = new Set(all.map(({ kind, href }) => kind + href))
  return [...all, ...any.filter(({ kind, href }) => !known.has(kind + href))].slice(0, filter.limit)
}

async function matchPages(terms: Terms, { kinds, category, limit }: PageFilter): Promise<FoundPage[]> {
  const area = category ? Prisma.sql`AND page.category = ${category}` : Prisma.empty
  const where = Prisma.sql`page.kind IN (${Prisma.join(kinds)}) ${area}`
  if (database().engine === 'sqlite') {
    return db().$queryRaw<FoundPage[]>`
      SELECT page.kind, page.category, page.href, page.note,
        highlight("SearchPageText", 0, ${MARK_START}, ${MARK_END}) AS title,
        snippet("SearchPageText", 1, ${MARK_START}, ${MARK_END}, '…', 28) AS excerpt
      FROM "SearchPageText" JOIN "SearchPage" AS page ON page.id = "SearchPageText".rowid
      WHERE "SearchPageText" MATCH ${fts5Query(terms)} AND ${where} ORDER BY "SearchPageText".rank LIMIT ${limit}`
  }
  const query = Prisma.sql`to_tsquery('english', ${tsQuery(terms)})`
  const rows = await db().$queryRaw<(FoundPage & { originalTitle: string; originalExcerpt: string })[]>`
    SELECT kind, category, href, note, title, excerpt, "originalTitle",
      ${excerptOriginal('body', 'excerpt')} AS "originalExcerpt" FROM (
      SELECT id, score, kind, category, href, note, body, title AS "originalTitle",
        ${headline('title', query, WHOLE_TEXT)} AS title, ${headline('body', query, EXCERPT)} AS excerpt
      FROM (
        SELECT page.*, ts_rank(page.words, ${query}, 1) AS score FROM "SearchPage" AS page
        WHERE page.words @@ ${query} AND ${where} ORDER BY score DESC, id LIMIT ${limit}
      ) AS found
    ) AS marked ORDER BY score DESC, id`
  return rows.map(({ originalTitle, originalExcerpt, ...page }) => ({
    ...page,
    title: withAccents(page.title, originalTitle),
    excerpt: withAccents(page.excerpt, originalExcerpt)
  }))
}

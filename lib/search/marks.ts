/**
 * Marks what was found. SQLite marks words whatever their accents; PostgreSQL marks a text without accents, and they are put
 * back.
 */
import { Prisma } from '../db/generated/client'
import { withoutAccents } from './tables'

/** The characters before and after a found word in `marked`, `title` and `excerpt`. No text has them. */
export const [MARK_START, MARK_END] = ['\u0002', '\u0003']

const SELECTORS = `StartSel=${MARK_START}, StopSel=${MARK_END}`
/** Options of ts_headline: all of a text. */
export const WHOLE_TEXT = `${SELECTORS}, HighlightAll=true`
/** Options of ts_headline: the part of a text that has most of the words. */
export const EXCERPT = `${SELECTORS}, MinWords=16, MaxWords=32, ShortWord=0`

/** SQL for a column of PostgreSQL's without its accents, with marks. The name of the column is written as it is. */
export function headline(column: string, query: Prisma.Sql, options: string): Prisma.Sql {
  return Prisma.sql`ts_headline('english', ${Prisma.raw(withoutAccents(column))}, ${query}, ${options})`
}

/**
 * SQL for the part of a column that an excerpt shows, with its accents. Where it is not found, the part is one letter too
 * short, and `withAccents` leaves the excerpt as it is.
 */
export function excerptOriginal(column: string, excerptColumn: string): Prisma.Sql {
  const bare = Prisma.sql`translate(${Prisma.raw(excerptColumn)}, ${MARK_START + MARK_END}, '')`
  const at = Prisma.sql`strpos(${Prisma.raw(withoutAccents(column))}, ${bare})`
  return Prisma.sql`substr(normalize(${Prisma.raw(column)}, NFC), ${at}, length(${bare}))`
}

/**
 * Puts the accents back into a text with marks.
 * @returns the marked text as it is if the original has more or fewer characters
 */
export function withAccents(marked: string, original: string): string {
  const letters = [...original.normalize('NFC')]
  let next = 0
  const restored = [...marked].map((letter) =>
    letter === MARK_START || letter === MARK_END ? letter : (letters[next++] ?? '')
  )
  return next === letters.length ? restored.join('') : marked
}

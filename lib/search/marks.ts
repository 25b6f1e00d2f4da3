/**
 * Marks what was found. SQLite marks words whatever their accents; PostgreSQL marks a text without accents, and they are put
 * back.
 */
import { Prisma } from '../db/generated/client'
import { withoutAccents } from './tables'

/** What stands before and after a found word in `marked`, `title` and `excerpt`. No text has these characters. */
export const [MARK_START, MARK_END] = ['\u0002', '\u0003']

const SELECTORS = `StartSel=${MARK_START}, StopSel=${MARK_END}`
/** For PostgreSQL: all of a text. */
export const HEADLINE = `${SELECTORS}, HighlightAll=true`
/** For PostgreSQL: the part of a text that has most of the words. */
export const EXCERPT = `${SELECTORS}, MinWords=16, MaxWords=32, ShortWord=0`

/** A column of PostgreSQL's without its accents, with marks. */
export function headline(column: string, query: Prisma.Sql, options: string): Prisma.Sql {
  return Prisma.sql`ts_headline('english', ${Prisma.raw(withoutAccents(column))}, ${query}, ${options})`
}

/** The part of a column of PostgreSQL's that `marked` shows, with its accents. */
export function excerptOriginal(column: string, marked: string): Prisma.Sql {
  const bare = Prisma.sql`translate(${Prisma.raw(marked)}, ${MARK_START + MARK_END}, '')`
  const at = Prisma.sql`strpos(${Prisma.raw(withoutAccents(column))}, ${bare})`
  return Prisma.sql`substr(normalize(${Prisma.raw(column)}, NFC), ${at}, length(${bare}))`
}

/**
 * Puts the accents back into a text with marks.
 * @returns the marked text as it is if the original does not fit it letter by letter
 */
export function withAccents(marked: string, original: string): string {
  const letters = [...original.normalize('NFC')]
  let next = 0
  const restored = [...marked].map((letter) =>
    letter === MARK_START || letter === MARK_END ? letter : (letters[next++] ?? '')
  )
  return next === letters.length ? restored.join('') : marked
}

/** The meaning of the words of a query: themselves, words that begin with the last one, or those that they were meant to be. */
import { distance } from 'fastest-levenshtein'
import { synonyms } from '../../content/search'
import { db } from '../db/client'
import { Prisma } from '../db/generated/client'
import { hasMatch } from './match'
import { CORRECTABLE, type QueryWords, trigramsOf } from './words'

/** Words that a beginning may stand for. */
const MOST_COMPLETIONS = 5
/** A known word that is shorter is taken for itself: too many words begin with it that mean something else. */
const SHORTEST_BEGINNING = 4
/** Words that are compared letter by letter with a misspelled one. */
const MOST_CANDIDATES = 200
/** Behind every word that begins with the same letters. */
const LAST_LETTER = '\u{10ffff}'

export interface Correction {
  from: string
  to: string
}

/** A word of the query. */
export interface Term {
  /** The words that it stands for, any of which may be found. */
  words: string[]
  /** The same with what it may be the beginning of, and with synonyms. */
  completed: string[]
  /** Rough number of texts in which it stands. */
  documents: number
}

export interface Meaning {
  terms: Term[]
  corrections: Correction[]
  /** Words that nothing has, and nothing like them. */
  unknown: string[]
}

/** Costs a few look-ups by key for each word. */
export async function interpret({ words, isUnfinished }: QueryWords): Promise<Meaning> {
  const counts = await countsOf(words)
  const meaning: Meaning = { terms: [], corrections: [], unknown: [] }
  for (const [index, word] of words.entries()) {
    // Other forms of a word are not in the vocabulary, but found by its stem. Numbers and the like are taken as they are.
    const isKnown = counts.has(word) || !CORRECTABLE.test(word) || (await hasMatch(word))
    const shortest = counts.has(word) ? SHORTEST_BEGINNING : 2
    const isBeginning = isUnfinished && index === words.length - 1 && word.length >= shortest
    const completions = isBeginning ? await completionsOf(word) : []
    if (isKnown || completions.length > 0) {
      const known = isKnown ? [word] : completions
      const documents = counts.get(word) ?? 1
      meaning.terms.push({ words: known, completed: withMore([...known, ...completions]), documents })
      continue
    }
    const correction = await correct(word)
    if (!correction) {
      meaning.unknown.push(word)
      continue
    }
    const { word: meant, documents } = correction
    meaning.terms.push({ words: [meant], completed: withMore([meant]), documents })
    meaning.corrections.push({ from: word, to: correction.word })
  }
  return meaning
}

/** With the words that a writer may have used in their place. */
function withMore(words: string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [])]))]
}

interface Counted {
  word: string
  documents: number
}

async function countsOf(words: string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map()
  const rows = await db().$queryRaw<Counted[]>`
    SELECT word, documents FROM "SearchWord" WHERE word IN (${Prisma.join(words)})`
  return new Map(rows.map(({ word, documents }) => [word, documents]))
}

async function completionsOf(beginning: string): Promise<string[]> {
  const rows = await db().$queryRaw<Counted[]>`
    SELECT word, documents FROM "SearchWord" WHERE word > ${beginning} AND word < ${beginning + LAST_LETTER}
    ORDER BY documents DESC, word LIMIT ${MOST_COMPLETIONS}`
  return rows.map(({ word }) => word)
}

/** The word of the vocabulary that is spelled most like this one. */
async function correct(word: string): Promise<Counted | undefined> {
  if (word.length < 4) return undefined
  const rows = await db().$queryRaw<Counted[]>`
    SELECT candidate.word, known.documents FROM (
      SELECT word, count(*) AS shared FROM "SearchTrigram"
      WHERE trigram IN (${Prisma.join(trigramsOf(word))}) AND length >= ${word.length - 2} AND length <= ${word.length + 2}
      GROUP BY word ORDER BY shared DESC, word LIMIT ${MOST_CANDIDATES}
    ) AS candidate JOIN "SearchWord" AS known ON known.word = candidate.word`
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  const [best] = rows
    .map((row) => ({ ...row, mistakes: mistakesBetween(word, row.word) }))
    // Hardly anybody mistakes the first letter and others too.
    .filter((row) => row.mistakes <= (row.word[0] === word[0] ? most : 1))
    .sort(
      (one, other) =>
        one.mistakes - other.mistakes ||
        Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
        other.documents - one.documents
    )
  return best
}

/** Letters that are missing, too many or wrong; two that have changed places are one mistake. */
export function mistakesBetween(one: string, other: string): number {
  const found = distance(one, other)
  const isSwap = found === 2 && one.length === other.length && isAnagram(one, other)
  return isSwap ? 1 : found
}

/** True if two words have the same letters. */
export function isAnagram(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

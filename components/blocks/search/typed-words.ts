import type { Marked } from '@/lib/search/marks'
import type { SearchRequest, SearchResults } from '@/lib/search/search'
import { stemOf, wordsOf } from '@/lib/search/words'

/** A shorter beginning of a word may be that of any. */
const SHORTEST_BEGINNING = 4
/** The most related words that are named. */
const MOST_NAMED = 3

/** Returns true for a word that was found as it was typed, or as it was meant, and not for one that is only related to it. */
export type IsTyped = (word: string) => boolean

export function typedWords({ query }: Pick<SearchRequest, 'query'>, { corrections, groups }: SearchResults): IsTyped {
  const typed = [query, ...corrections.map(({ to }) => to)].flatMap(wordsOf)
  const stems = new Set(typed.map(stemOf))
  const beginnings = typed.filter((word) => word.length >= SHORTEST_BEGINNING)
  const isTyped: IsTyped = (text) =>
    wordsOf(text).some((word) => stems.has(stemOf(word)) || beginnings.some((beginning) => word.startsWith(beginning)))
  // If nothing was found by what was typed, all else is what was meant.
  return foundWords(groups).some(isTyped) ? isTyped : () => true
}

/** Some of the words that were found because they are related to those that were typed. */
export function relatedWords({ groups }: Pick<SearchResults, 'groups'>, isTyped: IsTyped): string[] {
  const byStem = new Map<string, string>()
  for (const word of foundWords(groups).filter((found) => !isTyped(found))) {
    const stem = stemOf(word)
    if (!byStem.has(stem)) byStem.set(stem, word)
  }
  return [...byStem.values()].slice(0, MOST_NAMED)
}

function foundWords(groups: SearchResults['groups']): string[] {
  const parts: Marked[] = groups.flatMap(({ hits }) => hits.flatMap(({ title, excerpt }) => [...title, ...excerpt]))
  return parts.flatMap(({ text, isFound }) => (isFound ? text.toLowerCase() : []))
}

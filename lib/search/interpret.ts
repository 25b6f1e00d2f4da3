/** The meaning of the words of a query: themselves, words that begin with the last one, or those that they were meant to be. */
import { distance } from 'fastest-levenshtein'
import { synonyms } from '../../content/synonyms'
import type { SearchIndex } from './index-texts'
import { type QueryWords, stemOf } from './words'

/** Words that a beginning may stand for. */
const MAX_COMPLETIONS = 5
/** A known word that is shorter is taken for itself: too many words begin with it that mean something else. */
const SHORTEST_BEGINNING = 4
/** Shorter words are too easily mistaken for others. */
const SHORTEST_MISSPELLED = 4
/** A query with more words says by itself what it means: synonyms would find all sorts of things, slowly. */
const MAX_WORDS_WITH_SYNONYMS = 4
/** Letters only, and not too many to guess at. Numbers and the like are taken as they are. */
const CORRECTABLE = /^\p{L}{1,24}$/u

/** How much a word counts that was not typed, beside one that was: the first synonym is the closest. */
const WEIGHTS = { completion: 0.6, synonyms: [0.5, 0.3, 0.2] }

export interface Correction {
  from: string
  to: string
}

export interface Term {
  /** The word that is looked for. */
  word: string
  /** The stems that may stand for it, with their weights from 0 to 1. */
  stems: Map<string, number>
  /** True if it has synonyms, and is thus known to be what a query is about. */
  isSubject: boolean
}

export interface Meaning {
  terms: Term[]
  corrections: Correction[]
  /** Words that nothing has, and nothing like them. */
  unknown: string[]
}

/** Costs some ten microseconds for a known word, and some fifty for a misspelled one. */
export function interpret(
  { words, isUnfinished }: Pick<QueryWords, 'words' | 'isUnfinished'>,
  index: SearchIndex
): Meaning {
  const meaning: Meaning = { terms: [], corrections: [], unknown: [] }
  for (const [at, word] of words.entries()) {
    const own = synonymsOf(word)
    const isKnown = index.known.has(stemOf(word)) || own.length > 0 || !CORRECTABLE.test(word)
    const isLast = isUnfinished && at === words.length - 1 && own.length === 0
    const isBeginning = isLast && word.length >= (isKnown ? SHORTEST_BEGINNING : 2)
    const completions = isBeginning ? completionsOf(word, index) : []
    const meant = isKnown || completions.length > 0 ? word : correct(word, index)
    if (meant === undefined) meaning.unknown.push(word)
    else
      meaning.terms.push({
        word: meant,
        stems: stemsFor(meant, completions, words.length <= MAX_WORDS_WITH_SYNONYMS),
        isSubject: synonymsOf(meant).length > 0
      })
    if (meant !== undefined && meant !== word) meaning.corrections.push({ from: word, to: meant })
  }
  return meaning
}

/** The stem of a word, those of the words that begin with it, and those that a writer may have used in its place. */
function stemsFor(word: string, completions: string[], hasSynonyms: boolean): Map<string, number> {
  const stems = new Map<string, number>()
  const add = (one: string, weight: number) => {
    stems.set(stemOf(one), Math.max(weight, stems.get(stemOf(one)) ?? 0))
  }
  const { completion, synonyms } = WEIGHTS
  if (hasSynonyms)
    for (const [at, synonym] of synonymsOf(word).entries()) add(synonym, synonyms[at] ?? synonyms.at(-1) ?? 0)
  for (const whole of completions) add(whole, completion)
  add(word, 1)
  return stems
}

function synonymsOf(word: string): string[] {
  return Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : []
}

/** The most common words that begin with these letters. */
function completionsOf(beginning: string, { vocabulary }: SearchIndex): string[] {
  return [...vocabulary.atPrefix(beginning)]
    .filter(([word]) => word !== beginning)
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MAX_COMPLETIONS)
    .map(([word]) => word)
}

/**
 * The word of the vocabulary that is spelled most like this one. Hardly anybody mistakes the first letter and others too, so
 * only words with the same one may have more mistakes than one: that bounds the part of the tree that is compared.
 */
function correct(word: string, { vocabulary }: SearchIndex): string | undefined {
  if (word.length < SHORTEST_MISSPELLED) return undefined
  const most = word.length < 6 ? 1 : 2
  const [first, rest] = [word.slice(0, 1), word.slice(1)]
  // Two letters that have changed places are one mistake to a person and two to the tree.
  const alike = [...vocabulary.atPrefix(first).fuzzyGet(rest, 2)].map(([end, [count]]) => [first + end, count] as const)
  const elsewhere = [...vocabulary.fuzzyGet(word, 1)].map(([other, [count]]) => [other, count] as const)
  const swapped = word.slice(1, 2) + first + word.slice(2)
  const candidates = [...alike, ...elsewhere, [swapped, vocabulary.get(swapped) ?? 0] as const]
  const [best] = candidates
    .map(([other, count]) => ({ other, count, mistakes: mistakesBetween(word, other) }))
    .filter(({ count, mistakes }) => count > 0 && mistakes <= most)
    .sort(
      (one, two) =>
        one.mistakes - two.mistakes ||
        Number(two.other.startsWith(first)) - Number(one.other.startsWith(first)) ||
        two.count - one.count
    )
  return best?.other
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

/** The meaning of the words of a query: themselves, words that begin with the last one, or those that they were meant to be. */
import { synonyms } from '../../content/search-words'
import type { SearchIndex } from './index-texts'
import { consonantsOf, isAnagram, soundsLike, typoDistance } from './spelling'
import { type QueryWords, stemOf } from './words'

/** Words that a beginning may stand for. */
const MAX_COMPLETIONS = 5
/** A known word that is shorter is taken for itself: too many words begin with it that mean something else. */
const SHORTEST_BEGINNING = 4
/** A half of two words that were written as one, and the times that texts have it. */
const SHORTEST_HALF = 3
const COMMON = 20
/** A query with more words says by itself what it means: synonyms would find all sorts of things, slowly. */
const MAX_WORDS_WITH_SYNONYMS = 4
/** What is said here: Latin letters, and not too many to guess at. */
const CORRECTABLE = /^[a-z]{4,24}$/
/** A word that is so long hardly becomes another by one mistake, or by two. */
const LONG = { oneMistake: 6, twoMistakes: 9 }

/** A word that has synonyms has them in any form, those of the first of several. One that has a form of itself is meant as it stands. */
const synonymsByStem = new Map(
  Object.entries(synonyms)
    .filter(([word, all]) => !all.some((synonym) => stemOf(synonym) === stemOf(word)))
    .toReversed()
    .map(([word, all]) => [stemOf(word), { word, all }])
)

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

export interface InterpretedQuery {
  terms: Term[]
  corrections: Correction[]
  /** Words that nothing has, and nothing like them. */
  unknown: string[]
}

/**
 * Costs some ten microseconds for a known word, and some fifty for a misspelled one. Words of another language are often spelled
 * almost like one of ours: “quiero” is not “quiet”. So a query without any known word means others only if all of its words are
 * close to them, and one with more unknown words than others means nothing that is said here.
 */
export function interpret({ words: typed, isUnfinished }: QueryWords, index: SearchIndex): InterpretedQuery {
  const words = typed.flatMap((word) => (isKnown(word, index) ? word : (halvesOf(word, index) ?? word)))
  const known = words.map((word) => isKnown(word, index))
  const hasKnown = known.some((is, at) => is && !/\p{N}/u.test(words[at] as string))
  const read = words.map((word, at) => {
    const isLast = isUnfinished && at === words.length - 1 && synonymsOf(word).length === 0
    const isBeginning =
      isLast && (hasKnown || words.length === 1) && word.length >= (known[at] ? SHORTEST_BEGINNING : 2)
    const completions = isBeginning ? completionsOf(word, index) : []
    const isRead = known[at] || completions.length > 0
    return { word, completions, isRead, correction: isRead ? undefined : correct(word, index) }
  })
  const isAllRead = read.every(({ isRead, correction }) => isRead || correction)
  const meaning: InterpretedQuery = { terms: [], corrections: [], unknown: [] }
  for (const { word, completions, isRead, correction } of read) {
    const meant = isRead ? word : hasKnown || isAllRead ? correction : undefined
    if (meant === undefined) meaning.unknown.push(word)
    else
      meaning.terms.push({
        word: meant,
        stems: stemsFor(meant, completions, words.length <= MAX_WORDS_WITH_SYNONYMS),
        isSubject: synonymsOf(meant).length > 0
      })
    if (meant !== undefined && meant !== word) meaning.corrections.push({ from: word, to: meant })
  }
  return meaning.unknown.length > meaning.terms.length ? { ...meaning, terms: [], corrections: [] } : meaning
}

/** The two words that were written as one, such as “selflove”. Both are common ones, and the first that are so count. */
function halvesOf(word: string, { vocabulary }: SearchIndex): [string, string] | undefined {
  const isCommon = (half: string) => (vocabulary.get(half) ?? 0) >= COMMON
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (isCommon(one) && isCommon(other)) return [one, other]
  }
  return undefined
}

/** Words with digits, such as years, are taken as they are. */
function isKnown(word: string, { known }: SearchIndex): boolean {
  return known.has(stemOf(word)) || synonymsOf(word).length > 0 || /\p{N}/u.test(word)
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

/** Longer endings make other words of one stem: “accountability” is no accountant. */
const LONGEST_ENDING = 4

function endsAlike(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return Math.max(one.length, other.length) - same <= LONGEST_ENDING
}

/** Those of a word, or of another form of it. */
function synonymsOf(word: string): string[] {
  if (Object.hasOwn(synonyms, word)) return synonyms[word] ?? []
  const form = synonymsByStem.get(stemOf(word))
  return form && word.length >= SHORTEST_BEGINNING && endsAlike(word, form.word) ? form.all : []
}

/** The most common words that begin with these letters. */
function completionsOf(beginning: string, { vocabulary }: SearchIndex): string[] {
  return [...vocabulary.atPrefix(beginning)]
    .filter(([word]) => word !== beginning)
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MAX_COMPLETIONS)
    .map(([word]) => word)
}

/** The word of the vocabulary that is spelled most like this one, if it is close. Hardly anybody mistakes the first letter. */
function correct(word: string, { vocabulary }: SearchIndex): string | undefined {
  if (!CORRECTABLE.test(word)) return undefined
  const most = word.length < LONG.oneMistake ? 1 : 2
  const [first, rest] = [word.slice(0, 1), word.slice(1)]
  // Two letters that have changed places are one mistake to a person and two to the tree.
  const alike = [...vocabulary.atPrefix(first).fuzzyGet(rest, 2)].map(([end, [count]]) => [first + end, count] as const)
  const swapped = word.slice(1, 2) + first + word.slice(2)
  const [best] = [...alike, [swapped, vocabulary.get(swapped) ?? 0] as const]
    .map(([other, count]) => ({ other, count, mistakes: typoDistance(word, other) }))
    .filter(({ count, mistakes, other }) => count > 0 && mistakes <= most && isClose(word, other))
    .sort((one, two) => one.mistakes - two.mistakes || two.count - one.count)
  return best?.other
}

/**
 * Letters that have changed places or sound the same, and in a long word that begins alike: one that is missing, or wrong vowels.
 * Other consonants, and fewer of them, make another word: “cheating” is not “heating”, and “deployed” is not “delayed”.
 */
function isClose(word: string, other: string): boolean {
  if (soundsLike(word, other) || (word.length === other.length && isAnagram(word, other))) return true
  if (word[0] !== other[0] || word.length < LONG.oneMistake) return false
  const mistakes = typoDistance(word, other)
  const wrongConsonants = typoDistance(consonantsOf(word), consonantsOf(other))
  if (mistakes === 1) return other.length > word.length || wrongConsonants === 0 || word.length >= LONG.twoMistakes
  return mistakes === 2 && word.length >= LONG.twoMistakes && other.length >= word.length && wrongConsonants <= 1
}

/** Recognizes a search that may come from someone in danger: the results then begin with helplines. */
import { type DistressSubject, distress, distressSubjects, fillers, people } from '../../content/distress'
import { isAnagram, mistakesBetween } from './interpret'
import { isStopWord, stemOf, wordsOf } from './words'

/** Words that are spelled almost like one of a phrase, and are meant as they stand. */
const MEANT = new Set(
  `hard card born love loved loves loving line lift lines skill kiss heart hearts hurry diet point race rage rare rate rated
  rates modest invest insect amuse amused beast best heat heats bear bears bet hope hopes hat hats`.split(/\s+/)
)
/** Shorter words are too easily mistaken for others. */
const SHORTEST_MISSPELLED = 4
const SHORTEST_SWAPPED = 3

const phrases = distressSubjects.flatMap((subject) =>
  distress[subject].phrases.map((phrase) => ({ subject, signs: phrase.split(' ') }))
)
/** Each word of the phrases once, with the stems of the words that it stands for. */
const signs = new Map(
  [...new Set(phrases.flatMap((phrase) => phrase.signs))].map((sign) => [
    sign,
    (people[sign] ?? [sign]).map((word) => ({ word, stem: stemOf(word) }))
  ])
)

export interface FoundDistress {
  subject: DistressSubject
  /** The query without what it was recognized by: what may be looked for besides. */
  rest: string
}

/**
 * What a search is about that has all words of a phrase, in any order, form and spelling: rather once too often than once too
 * rarely. Undefined for any other.
 */
export function findDistress(query: string): FoundDistress | undefined {
  const words = readWords(query).map((word) => ({ word, stem: stemOf(word) }))
  const matches = new Map<string, Set<string>>()
  for (const [sign, meant] of signs) {
    const same = words.filter(({ word, stem }) =>
      meant.some((one) => one.stem === stem || isMisspelled(word, one.word))
    )
    if (same.length > 0) matches.set(sign, new Set(same.map(({ word }) => word)))
  }
  const found = phrases.filter((phrase) => phrase.signs.every((sign) => matches.has(sign)))
  const [first] = found
  if (!first) return undefined
  if (distress[first.subject].isSearched) return { subject: first.subject, rest: query }
  const recognized = new Set(found.flatMap((phrase) => phrase.signs.flatMap((sign) => [...(matches.get(sign) ?? [])])))
  const rest = words.map(({ word }) => word).filter((word) => !recognized.has(word) && !fillers.has(word))
  return { subject: first.subject, rest: rest.join(' ') }
}

function readWords(text: string): string[] {
  const joined = text
    .replace(/['’‘`´]/g, '')
    .toLowerCase()
    .replace(/\bmy +self\b/g, 'myself')
    .replace(/\b(do|can|is|should|could|did) +not\b/g, '$1nt')
    .replace(/\bself-?harm/g, 'self harm')
  return wordsOf(joined)
}

function isMisspelled(word: string, sign: string): boolean {
  if (MEANT.has(word) || word.length < SHORTEST_SWAPPED || isStopWord(word)) return false
  if (Math.abs(word.length - sign.length) > 2 || (sign.length >= SHORTEST_MISSPELLED && word[0] !== sign[0]))
    return false
  const mistakes = mistakesBetween(word, sign)
  if (sign.length < SHORTEST_MISSPELLED) return mistakes === 1 && word.length === sign.length && isAnagram(word, sign)
  return mistakes <= (sign.length < 7 ? 1 : 2)
}

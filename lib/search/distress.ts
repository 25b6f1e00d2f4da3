/** Recognizes a search that may come from someone in danger: the results then begin with helplines. */
import { type DistressSubject, distress, distressSubjects, people } from '../../content/distress'
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
/** Shorter ones with two mistakes are other words: “starting” is not “stalking”. */
const SHORTEST_TWICE_MISSPELLED = 9

const phrases = distressSubjects.flatMap((subject) =>
  distress[subject].phrases.map((phrase) => ({ subject, signs: phrase.startsWith('=') ? [phrase] : phrase.split(' ') }))
)
/** Each word of the phrases once, with the stems of the words that it stands for. */
const signs = new Map(
  [...new Set(phrases.flatMap((phrase) => phrase.signs))].map((sign) => [
    sign,
    (people[sign] ?? [sign]).map((word) => ({ word, stem: stemOf(word) }))
  ])
)

/**
 * What a search is about that has all words of a phrase, in any order, form and spelling, or is nothing but the one after “=”:
 * rather once too often than once too rarely. Undefined for any other.
 */
export function findDistress(query: string): DistressSubject | undefined {
  const words = readWords(query).map((word) => ({ word, stem: stemOf(word) }))
  const matched = new Set([`=${words.map(({ word }) => word).join(' ')}`])
  for (const [sign, meant] of signs) {
    if (words.some(({ word, stem }) => meant.some((one) => one.stem === stem || isMisspelled(word, one.word))))
      matched.add(sign)
  }
  return phrases.find((phrase) => phrase.signs.every((sign) => matched.has(sign)))?.subject
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
  return mistakes <= (sign.length < SHORTEST_TWICE_MISSPELLED ? 1 : 2)
}

/** Recognizes a search that may come from someone in danger: the results then begin with helplines. */
import { distressPhrases } from '../../../content/search'
import { isAnagram, mistakesBetween } from '../../search/spelling'
import { wordsOf } from '../../search/words'

/** Words that are spelled almost like one of a phrase, and are meant as they stand. */
const MEANT = new Set(
  'hard card born love loved loves loving line lift lines skill kiss heart hearts hurry diet point'.split(' ')
)
/** Shorter words are too easily mistaken for others. */
const SHORTEST_MISSPELLED = 4
const SHORTEST_SWAPPED = 3

const phrases = distressPhrases.map(readWords)

/** True if a search has all words of a phrase, in any order, form and spelling. Rather once too often than once too rarely. */
export function isDistress(query: string): boolean {
  const words = readWords(query)
  return phrases.some((phrase) => phrase.every((sign) => words.some((word) => isSame(word, sign))))
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

function isSame(word: string, sign: string): boolean {
  if (stem(word) === stem(sign)) return true
  if (MEANT.has(word) || word.length < SHORTEST_SWAPPED) return false
  const mistakes = mistakesBetween(word, sign)
  if (sign.length < SHORTEST_MISSPELLED) return mistakes === 1 && word.length === sign.length && isAnagram(word, sign)
  return word[0] === sign[0] && mistakes <= (sign.length < 7 ? 1 : 2)
}

/** Enough of a stem for the few words of the phrases: the engines have better ones, and are asked later. */
function stem(word: string): string {
  if (['dying', 'died', 'dies'].includes(word)) return 'di'
  return word.replace(/(ing|ed|es|al|s|e)$/, '').replace(/([^aeiou])\1$/, '$1')
}

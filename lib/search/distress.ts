/** Recognizes a search that may come from someone in danger: the results then begin with helplines. */
import { distress, groups, meantAsTheyStand, otherPeople, relatives } from '../../content/distress'
import { distressLanguages } from '../../content/search-words'
import { type DistressSubject, distressSubjects } from '../../content/types'
import { isAnagram, typoDistance } from './spelling'
import { isInOtherScript, isStopWord, lettersOf, plainLetters, stemOf, wordsOf } from './words'

/** Words that are spelled almost like one of a phrase. */
const correctWords = new Set(meantAsTheyStand)
/** Shorter words are too easily mistaken for others. */
const SHORTEST_MISSPELLED = 4
const SHORTEST_SWAPPED = 3
/** The same for another language, whose short words are many and alike. */
const SHORTEST_MISSPELLED_FOREIGN = 5
/** Shorter ones with two mistakes are other words: “starting” is not “stalking”. */
const SHORTEST_TWICE_MISSPELLED = 9

/** All of these signs are in a search that is about the subject. */
interface Phrase {
  subject: DistressSubject
  signs: string[]
}

/** What words in capitals stand for. */
const people: Record<string, string[]> = { ...groups, RELATIVE: relatives, PERSON: [...relatives, ...otherPeople] }

const phrases: Phrase[] = distressSubjects.flatMap((subject) =>
  distress[subject].phrases.map((phrase) => ({ subject, signs: signsOf(phrase) }))
)

/** Each word of the phrases once, with the stems of the words that it stands for. */
const signs = [...new Set(phrases.flatMap((phrase) => phrase.signs))]
  .filter((sign) => !sign.startsWith('='))
  .flatMap((sign) => (people[sign] ?? [sign]).map((word) => ({ sign, word, stem: stemOf(word) })))
const signsByStem = groupBy(signs, ({ stem }) => stem)
/** Signs by their first letter, which a misspelled word shares. Short signs are under '': their first two letters may be swapped. */
const signsByLetter = groupBy(signs, ({ word }) => (word.length < SHORTEST_MISSPELLED ? '' : word.slice(0, 1)))

/** The phrases of other languages, those of a crisis first. */
const foreign = (['crisis', 'violence'] as const).flatMap((subject) =>
  distressLanguages.flatMap((language) => language[subject].map((phrase) => ({ subject, phrase })))
)
const foreignPhrases: Phrase[] = foreign
  .filter(({ phrase }) => !isInOtherScript(phrase))
  .map(({ subject, phrase }) => ({ subject, signs: signsOf(phrase) }))
const foreignSigns = [...new Set(foreignPhrases.flatMap((phrase) => phrase.signs))].filter(
  (sign) => !sign.startsWith('=') && !sign.includes('_')
)
const foreignByLetter = groupBy(foreignSigns, (sign) => sign.slice(0, 1))
const scriptPhrases: Phrase[] = foreign
  .filter(({ phrase }) => isInOtherScript(phrase))
  .map(({ subject, phrase }) => ({ subject, signs: phrase.split(' ').map(lettersOf) }))

/**
 * What a search is about that has all words of a phrase, in any order, form and spelling, or is nothing but the one after “=”:
 * rather once too often than once too rarely. Undefined for any other.
 */
export function findDistress(query: string): DistressSubject | undefined {
  const found = [inEnglish(query), inOtherLanguages(query), inOtherScripts(query)]
  return distressSubjects.find((subject) => found.includes(subject))
}

function inEnglish(query: string): DistressSubject | undefined {
  const words = readWords(query)
  const matched = new Set([`=${words.join(' ')}`])
  for (const word of words) {
    for (const { sign } of signsByStem.get(stemOf(word)) ?? []) matched.add(sign)
    for (const letter of ['', word.slice(0, 1)])
      for (const { sign, word: meant } of signsByLetter.get(letter) ?? [])
        if (!matched.has(sign) && isMisspelled(word, meant)) matched.add(sign)
  }
  return firstOf(phrases, (sign) => matched.has(sign))
}

/** A word is a sign as it stands, or with a slip if it is none; words side by side only as they stand. */
export function inOtherLanguages(query: string): DistressSubject | undefined {
  const words = wordsWithoutAccents(query)
  const matched = new Set([`=${words.join(' ')}`])
  for (const [at, word] of words.entries()) {
    matched.add(words.slice(at, at + 2).join('_')).add(words.slice(at, at + 3).join('_'))
    const alike = foreignByLetter.get(word.slice(0, 1)) ?? []
    const exact = alike.filter((sign) => (sign.endsWith('*') ? word.startsWith(sign.slice(0, -1)) : word === sign))
    for (const sign of exact.length > 0 ? exact : alike.filter((one) => isForeignSlip(word, one))) matched.add(sign)
  }
  return firstOf(foreignPhrases, (sign) => matched.has(sign))
}

/** Scripts in which words are not set apart, or take their articles and endings without a space. */
function inOtherScripts(query: string): DistressSubject | undefined {
  const letters = lettersOf(query)
  return firstOf(scriptPhrases, (part) => letters.includes(part))
}

function firstOf(all: Phrase[], isThere: (sign: string) => boolean): DistressSubject | undefined {
  return all.find((phrase) => phrase.signs.every(isThere))?.subject
}

function groupBy<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function signsOf(phrase: string): string[] {
  return phrase.startsWith('=') ? [phrase] : phrase.split(' ')
}

function readWords(text: string): string[] {
  const joined = text
    .replace(/['’‘`´]/g, '')
    .toLowerCase()
    .replace(/\bmy +self\b/g, 'myself')
    .replace(/\b(do|can|is|should|could|did) +not\b/g, '$1nt')
    .replace(/\bself-?harm/g, 'self harm')
    // Somebody who may do it, not somebody who did: that is a loss.
    .replace(
      /\b(kill|hang|shoot|hurt|harm|cut)(?:s|ing|ting)? +(?:himself|herself|themself|themselves)\b/g,
      '$1 myself'
    )
    // A habit, and no drug.
    .replace(/\b(phone|screen|internet|social media|instagram|tiktok|sugar|work|shopping) +addiction/g, '$1 habit')
    // Not what people do to each other.
    .replace(/\b(alcohol|drugs?|substances?) +abuse\b/g, '$1 addiction')
  return wordsOf(joined)
}

function wordsWithoutAccents(text: string): string[] {
  return plainLetters(text.replace(/['’‘`´]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? []
}

function isForeignSlip(word: string, sign: string): boolean {
  if (sign.length < SHORTEST_MISSPELLED_FOREIGN || isStopWord(word) || Math.abs(word.length - sign.length) > 1)
    return false
  return typoDistance(word, sign) <= 1
}

function isMisspelled(word: string, sign: string): boolean {
  const most = sign.length < SHORTEST_TWICE_MISSPELLED ? 1 : 2
  if (
    Math.abs(word.length - sign.length) > most ||
    word.length < SHORTEST_SWAPPED ||
    correctWords.has(word) ||
    isStopWord(word)
  )
    return false
  if (sign.length < SHORTEST_MISSPELLED) return word.length === sign.length && isAnagram(word, sign)
  return typoDistance(word, sign) <= most
}

/** Recognizes a search that may come from someone in danger: the results then begin with helplines. */
import { corpus } from '../../content/affirmations'
import { distress, groups, meantAsTheyStand, saidOtherwise } from '../../content/distress'
import { distressLanguages } from '../../content/search-words'
import { type DistressSubject, distressSubjects } from '../../content/types'
import { isAnagram, typoDistance } from './spelling'
import { isInOtherScript, isStopWord, lettersOf, plainLetters, stemOf, wordsOf } from './words'

/** Words that are no slips of one of a phrase, however it is spelled: those of our lines, which are English, and some others. */
const correctWords = new Set([
  ...meantAsTheyStand,
  ...Object.values(corpus)
    .flat()
    .flatMap(({ text }) => wordsOf(text))
])
/** Shorter words are too easily mistaken for others. */
const SHORTEST_MISSPELLED = 4
const SHORTEST_SWAPPED = 3
/** The same for another language, whose short words are many and alike. */
const SHORTEST_MISSPELLED_FOREIGN = 5
/** Shorter ones with two mistakes are other words: “starting” is not “stalking”. */
const SHORTEST_TWICE_MISSPELLED = 9
/** So many different words of a text are read with slips, which takes the most time. */
const MOST_MISSPELLED = 200
/** No beginning of a word of another language is longer. */
const LONGEST_BEGINNING = 20
/** Shorter words are one word. */
const SHORTEST_IN_ONE = 8

/** Letters that stand for others, so that no filter reads a word. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
/** Behind a Latin letter those of other alphabets, and the small capital, that look like it: a word of both hides from filters. */
const LOOKALIKES = new Map(
  'aаαᴀ bʙ cсᴄϲ dԁᴅ eеєᴇ fꜰғ gɢ hһнʜ iіιɪ jјᴊ kкκᴋ lӏʟ mмᴍ nпηɴ oоοᴏ pрρᴘ qԛ rгʀ sѕꜱ tтτᴛ uυᴜ vνᴠ wѡωᴡ xхχ yуγʏ zᴢ'
    .split(' ')
    .flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const))
)
const CYRILLIC = new Map(
  [...LOOKALIKES].flatMap(([other, letter]) => (/\p{sc=Cyrl}/u.test(other) ? [[letter, other] as const] : [])).reverse()
)
/** How people write words that phrases have. */
const SHORT_FORMS = new Map(
  Object.entries({
    'want to': 'wanna wana wannna',
    'going to': 'gonna gunna finna gna',
    'trying to': 'tryna tryin',
    'do not': 'dont dnt dun doesnt',
    'can not': 'cant cannot cnt couldnt',
    nobody: 'noone',
    until: 'till til',
    cutting: 'cuting cuttin',
    killing: 'killin kiling',
    hitting: 'hittin hiting',
    drinking: 'drinkin',
    dying: 'dyin dieing',
    isnt: 'aint',
    you: 'u ya',
    myself: 'meself mysef',
    mom: 'mam mama mummy mumma momma',
    dad: 'papa',
    brother: 'bro',
    sister: 'sis',
    grandma: 'gran granny nan nana nanna',
    grandpa: 'gramps granddad grandad',
    wife: 'wifey missus',
    people: 'ppl',
    someone: 'some1 sum1',
    tonight: 'tonite 2nite',
    tomorrow: 'tmrw tmr'
  }).flatMap(([meant, forms]) => forms.split(' ').map((form) => [form, meant] as const))
)
/** Words that do not matter to what is all of a search. */
const ADDS_NOTHING = new Set(
  'i im me my just so really very all the please pls now rn ugh god omg lol idk tbh like again still today tonight'.split(
    ' '
  )
)
/** What has words of a phrase and says something else. */
const OTHERWISE = new RegExp(`\\b(?:${saidOtherwise.map(alternativesIn).join('|')})\\b`, 'g')

/** All of these signs are in a search that is about the subject, and none after a “!”. */
interface Phrase {
  subject: DistressSubject
  signs: string[]
}

/** What words in capitals stand for: all signs of any of these. A group stands below those that it names. */
const namedGroups = Object.entries(groups).map(([name, all]) => ({ name, meanings: all.map(signsOf) }))

const phrases: Phrase[] = distressSubjects.flatMap((subject) =>
  distress[subject].phrases.map((phrase) => ({ subject, signs: signsOf(phrase) }))
)

/** Each word of the phrases and groups once. */
const englishSigns = [...phrases.map(({ signs }) => signs), ...namedGroups.flatMap(({ meanings }) => meanings)]
  .flat()
  .map((sign) => sign.replace(/^!/, ''))
  .filter((sign) => !/[=_A-Z]/.test(sign))
const signs = [...new Set(englishSigns)].map((word) => ({ word, stem: stemOf(word) }))
const signsByStem = groupByEach(signs, ({ stem }) => [stem])
/** Those of a misspelled word begin like it and are about as long. */
const signsBySlip = groupByEach(signs, ({ word }) => slipsOf(word, word.length < SHORTEST_TWICE_MISSPELLED ? 1 : 2))
/** Words that were written as one: “iwanttodie”. */
const wordsInOne = new Set([...englishSigns, ...'i im to the a and my be in of it me so'.split(' ')])

/** The phrases of other languages, those of a crisis first. */
const foreign = (['crisis', 'violence'] as const).flatMap((subject) =>
  distressLanguages.flatMap((language) => language[subject].map((phrase) => ({ subject, phrase })))
)
const foreignPhrases: Phrase[] = foreign
  .filter(({ phrase }) => !isInOtherScript(phrase))
  .map(({ subject, phrase }) => ({ subject, signs: phrase.startsWith('=') ? [phrase] : phrase.split(' ') }))
const foreignSigns = new Set(
  foreignPhrases.flatMap((phrase) => phrase.signs).filter((sign) => !sign.startsWith('=') && !sign.includes('_'))
)
const foreignBySlip = groupByEach(
  [...foreignSigns].filter((sign) => sign.length >= SHORTEST_MISSPELLED_FOREIGN),
  (sign) => slipsOf(sign, 1)
)
const scriptPhrases: Phrase[] = foreign
  .filter(({ phrase }) => isInOtherScript(phrase))
  // What begins with “_” begins a word: a space before it says so.
  .map(({ subject, phrase }) => ({
    subject,
    signs: phrase.split(' ').map((part) => (part.startsWith('_') ? ' ' : '') + lettersOf(part))
  }))

/**
 * What a search is about that has all words of a phrase, in any order, form and spelling, or is nothing but the one after “=”:
 * rather once too often than once too rarely. Undefined for any other.
 */
export function findDistress(query: string): DistressSubject | undefined {
  const found = readings(query).flatMap((text) => [inEnglish(text), inOtherLanguages(text), inOtherScripts(text)])
  return distressSubjects.find((subject) => found.includes(subject))
}

/** A search in plain letters, and again without the signs inside its words: “k|ill”. */
function readings(query: string): string[] {
  const plain = query
    .normalize('NFKC')
    // Signs that nobody sees, and lines through letters.
    .replace(/\p{Cf}|[\u0335-\u0338]/gu, '')
    .replace(/[\p{L}\p{M}]+/gu, inOneAlphabet)
  const withoutSigns = plain.replace(/(?<=[a-z])[^\p{L}\p{M}\p{N}\s'’‘`´.,;:!?/&_-]+(?=[a-z])/giu, '')
  return withoutSigns === plain ? [plain] : [plain, withoutSigns]
}

function inOneAlphabet(word: string): string {
  const letters = [...word.toLowerCase()]
  if (!letters.some((letter) => LOOKALIKES.has(letter))) return word
  const latin = letters.map((letter) => LOOKALIKES.get(letter) ?? letter)
  const isMixed = /\p{sc=Latn}/u.test(word)
  if (latin.every((letter) => letter <= 'z')) return isMixed ? latin.join('') : word
  return letters.map((letter) => CYRILLIC.get(letter) ?? letter).join('')
}

function inEnglish(query: string): DistressSubject | undefined {
  const words = readWords(query)
  const matched = new Set([wholeOf(words)])
  for (const at of words.keys()) for (const many of [2, 3, 4]) matched.add(words.slice(at, at + many).join('_'))
  for (const [at, word] of [...new Set(words)].entries()) {
    if (/^\d/.test(word)) matched.add('NUMBER')
    const meant = signsByStem.get(stemOf(word)) ?? (at < MOST_MISSPELLED ? misspelledSigns(word) : [])
    for (const sign of meant) matched.add(sign.word)
  }
  const isThere = (sign: string) => (sign.startsWith('!') ? !matched.has(sign.slice(1)) : matched.has(sign))
  for (const { name, meanings } of namedGroups)
    if (meanings.some((meaning) => meaning.every(isThere))) matched.add(name)
  return firstOf(phrases, isThere)
}

function misspelledSigns(word: string) {
  if (word.length < SHORTEST_SWAPPED || correctWords.has(word) || isStopWord(word)) return []
  return (signsBySlip.get(slipOf(word)) ?? []).filter(({ word: sign }) => isMisspelled(word, sign))
}

/** A word is a sign as it stands, or with a slip if it is none; words side by side only as they stand. */
export function inOtherLanguages(query: string): DistressSubject | undefined {
  const words = wordsWithoutAccents(query)
  const matched = new Set([`=${words.join(' ')}`])
  for (const at of words.keys()) matched.add(words.slice(at, at + 2).join('_')).add(words.slice(at, at + 3).join('_'))
  for (const [at, word] of [...new Set(words)].entries()) {
    const beginnings = Array.from(word.slice(0, LONGEST_BEGINNING), (_, index) => `${word.slice(0, index + 1)}*`)
    const exact = [word, ...beginnings].filter((sign) => foreignSigns.has(sign))
    const meant = exact.length > 0 || at >= MOST_MISSPELLED ? exact : foreignSlips(word)
    for (const sign of meant) matched.add(sign)
  }
  return firstOf(foreignPhrases, (sign) => matched.has(sign))
}

/** Scripts in which words are not set apart, or take their articles and endings without a space. */
function inOtherScripts(query: string): DistressSubject | undefined {
  if (!isInOtherScript(query)) return undefined
  const letters = lettersOf(query)
  const words = ` ${plainLetters(query.replace(/['’‘`´]/g, '')).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`
  return firstOf(scriptPhrases, (part) => (part.startsWith(' ') ? words : letters).includes(part))
}

function firstOf(all: Phrase[], isThere: (sign: string) => boolean): DistressSubject | undefined {
  return all.find((phrase) => phrase.signs.every(isThere))?.subject
}

/** A phrase as a part of an expression, with any word of the groups that it names. */
function alternativesIn(phrase: string): string {
  return phrase.replace(/[A-Z]+/g, (name) => `(?:${(groups[name] ?? []).join('|')})`)
}

function groupByEach<T>(all: T[], keysOf: (one: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one])
  return groups
}

/** What a word has in common with those that it may be a slip of. */
function slipOf(word: string, more = 0): string {
  return `${word.slice(0, 1)}${word.length + more}`
}

function slipsOf(sign: string, most: number): string[] {
  return Array.from({ length: 2 * most + 1 }, (_, index) => slipOf(sign, index - most))
}

function signsOf(phrase: string): string[] {
  return phrase.startsWith('=') ? [wholeOf(phrase.slice(1).split(' '))] : phrase.split(' ')
}

/** All of a search, without words that change nothing. */
function wholeOf(words: string[]): string {
  return `=${words.filter((word) => !ADDS_NOTHING.has(word)).join(' ')}`
}

function readWords(text: string): string[] {
  const plain = text
    .replace(/\bod['’]e?d\b/gi, 'oded')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/['’‘`´*]/g, '')
    .toLowerCase()
    // Written so that no filter reads it: “su1cide”, “k!ll”, “s u i c i d e”, “diiiie”.
    .replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/\b[a-z](?:[ ._|·•-][a-z]){2,}\b/g, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}|([auy])\2|(i)i(?!ng)/g, '$1$2$3')
  const words = wordsOf(plain).flatMap((word) => SHORT_FORMS.get(word)?.split(' ') ?? splitWords(word))
  return (
    words
      .join(' ')
      .replace(/\bmy self\b/g, 'myself')
      .replace(/\bi am\b/g, 'im')
      .replace(/\bcan ?not\b/g, 'cant')
      .replace(/\bwill not\b/g, 'wont')
      .replace(/\b(do|is|should|could|did|was|were|have|has|would) not\b/g, '$1nt')
      .replace(/\bno one\b/g, 'nobody')
      .replace(/\b(should|would|could) of\b/g, '$1 have')
      // Somebody who may do it, or asks how, not somebody who did: that is a loss.
      .replace(
        /\b(kill|hang|shoot|hurt|harm|cut|burn|starve|end|off|drown|poison|injure|unalive|scratch|bite|punch|hit|choke)(?:e?s|ing|ting)? (?:him|her|them|your|one)sel(?:f|ves)\b/g,
        '$1 myself'
      )
      .replace(OTHERWISE, ' ')
      .split(' ')
      .filter(Boolean)
  )
}

/** A long word that is no sign, but several of them in a row. */
function splitWords(word: string): string[] {
  return word.length >= SHORTEST_IN_ONE && !signsByStem.has(stemOf(word)) ? (partsOf(word) ?? [word]) : [word]
}

function partsOf(word: string): string[] | undefined {
  const parts: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1)
    for (let from = 0; from < end && !parts[end]; from += 1) {
      const before = parts[from]
      const last = word.slice(from, end)
      if (before && wordsInOne.has(last)) parts[end] = [...before, last]
    }
  return parts[word.length]
}

function wordsWithoutAccents(text: string): string[] {
  return (
    plainLetters(text.replace(/['’‘`´]/g, ''))
      .replace(/([a-z])\1{2,}/g, '$1')
      .replace(OTHERWISE, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function foreignSlips(word: string): string[] {
  if (isStopWord(word)) return []
  return (foreignBySlip.get(slipOf(word)) ?? []).filter((sign) => typoDistance(word, sign) <= 1)
}

function isMisspelled(word: string, sign: string): boolean {
  if (sign.length < SHORTEST_MISSPELLED) return word.length === sign.length && isAnagram(word, sign)
  return typoDistance(word, sign) <= (sign.length < SHORTEST_TWICE_MISSPELLED ? 1 : 2)
}

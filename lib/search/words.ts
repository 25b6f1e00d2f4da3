/**
 * Splits text into words and normalizes them: case, accents, stop words and stems. Queries and the search index share these rules.
 * Also normalizes whole phrases, so that they can be compared.
 */
import { stemmer } from 'stemmer'

/** More words than that are not looked for. */
const MAX_WORDS = 8
/** Words are cut to this many characters. */
const MAX_WORD_LENGTH = 40
const WORD = /[\p{L}\p{N}]+/gu

/** Words that are in so many sentences that nothing is found by them, and what follows an apostrophe. */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can
  will just don should now ll re ve d m wont wouldnt didnt doesnt isnt arent wasnt werent havent hasnt hadnt couldnt shouldnt`.split(
    /\s+/
  )
)

/** Words by which someone asks for something: looked for only if a query has no others. */
const REQUEST_WORDS = new Set(
  `want wanna gonna need please help cant dont im ive id get gets getting got go goes going make feel feeling feels really much right one affirmation affirmations
  hate hates hated hating struggle struggling deal dealing try trying keep keeps something someone thing things lot like mantra mantras
  quote quotes saying sayings`.split(/\s+/)
)

/** Words that add nothing to a question: “do affirmations really work”. */
const FILLERS = new Set('really actually even truly ever still just so very'.split(' '))

/** Forms whose stem does not follow from their spelling, or would be that of another word, and words that mean just the same. */
const IRREGULAR = new Map(
  Object.entries({
    ate: 'ate',
    child: 'children kid kids',
    dad: 'daddy father fathers',
    die: 'dying',
    evening: 'evening evenings',
    man: 'men',
    mom: 'mommy mother mothers mum mums',
    sleep: 'slept',
    teen: 'teens teenager teenagers',
    woman: 'women'
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const))
)

/** The stems of the first words that were asked for, which are those of the index: a look-up costs a tenth of a stem. */
const stems = new Map<string, string>()
const MAX_STEMS = 50_000

/**
 * A text in lower case and without accents, character by character: what is found in it stands at the same place in
 * `text.normalize('NFC')`.
 */
function fold(text: string): string {
  const lower = text.normalize('NFC').replaceAll('İ', 'I').toLowerCase()
  return lower.replace(/[^\0-\x7f]/g, (character) => character.normalize('NFKD').charAt(0))
}

/** Letters that no accent makes different from a plain one. */
const PLAIN = new Map(
  Object.entries({
    đ: 'd',
    ł: 'l',
    ø: 'o',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    ہ: 'ه',
    ة: 'ه',
    '\u0901': '\u0902'
  })
)

/**
 * A text as it is compared with phrases of any language: in lower case, without the accents of Latin letters, the vowel signs of
 * Arabic and the dots of Hindi. Unlike `fold` it keeps the syllables of Korean and the vowels of Hindi.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .replace(/[đłøıßæœىیکہة\u0901]/g, (letter) => PLAIN.get(letter) ?? letter)
}

/** The same without spaces, for scripts that do not need them, or whose writers leave them out. */
export function lettersOf(text: string): string {
  return plainLetters(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** True if a text has a letter that is not Latin, or a sign that is none. */
export function isInOtherScript(text: string): boolean {
  return /[^\0-\u024f]/.test(text)
}

/** The words of a text without accents, in lower case and in their order. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** The position of a word in a text. */
export interface Position {
  stem: string
  from: number
  to: number
}

/** The words of a text by their positions in `text.normalize('NFC')`, in their order: takes about a millisecond for a guide. */
export function positionsOf(text: string): Position[] {
  return [...fold(text).matchAll(WORD)].map(({ index, 0: word }) => {
    return { stem: stemOf(word), from: index, to: index + word.length }
  })
}

/** What the forms of a word have in common: `sleep` for sleeps, sleeping and slept. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = IRREGULAR.get(word) ?? stemmer(word)
  if (stems.size < MAX_STEMS) stems.set(word, stem)
  return stem
}

/** True if nothing is found by a word: a stop word, or a single Latin letter. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || /^[a-z]$/.test(word)
}

/** The words of a text with a space between them, as two people write them alike: `cant sleep` for can’t sleep, `im` for I am. */
export function phraseOf(text: string): string {
  const words = wordsOf(text.replace(/['’‘`´]/g, '')).join(' ')
  return words.replace(/\bi am\b/g, 'im')
}

/** The same without words that add nothing, as it is compared with idioms and titles. */
export function plainPhraseOf(text: string): string {
  return without(FILLERS, phraseOf(text))
}

/** Words by which someone asks for any text: “affirmations for”, “the best quotes about”. */
const ANY_TEXT = new Set(
  'a the i my me for to on of about some best good most powerful favorite top short simple easy plain basic classic classics give positive daily need want affirmation affirmations quote quotes mantra mantras line lines one ones phrase phrases saying sayings'.split(
    ' '
  )
)

/** What a query is about: its words without those that ask for any text. */
export function coreOf(text: string): string {
  return without(ANY_TEXT, plainPhraseOf(text))
}

/** True if a text asks for lines by name. */
export function asksForLines(text: string): boolean {
  return wordsOf(text).some((word) => /^(?:affirmation|mantra|quote|saying)s?$/.test(word))
}

/** True for an affirmation that has stop words only: “I can do it”. */
export function isPlainSentence(text: string): boolean {
  const words = wordsOf(text)
  return /^i (?:can|will)\b/.test(words.join(' ')) && words.every((word) => isStopWord(word) && !/^not?$/.test(word))
}

/** How people say that they feel something: “I feel so sad today” is “sad”. */
const FEELING_WORDS = new Set(
  'i im me am feel feels feeling a bit little today tonight now right always all the time lately'.split(' ')
)

/** What somebody feels, of a query that says nothing else. */
export function feelingOf(text: string): string {
  return without(FEELING_WORDS, plainPhraseOf(text))
}

function without(words: Set<string>, phrase: string): string {
  const kept = phrase.split(' ').filter((word) => !words.has(word))
  return kept.join(' ')
}

/** True if a query has no word that says what it is about. */
export function isSaidOnly(query: string): boolean {
  return wordsOf(query).every((word) => isStopWord(word) || REQUEST_WORDS.has(word))
}

export interface QueryWords {
  /** Different words that can be looked for, in their order. */
  words: string[]
  /** The query ends with a letter or digit, so that its last word may still be typed. */
  isUnfinished: boolean
}

/** A question after something’s use, of which “work” says nothing: “how does the widget work”. */
const HOW_IT_WORKS = /^((?:how |why )?do(?:es)?(?:nt)? .+) works?\W*$/i

/** Reads a query. Whatever else it holds than letters and digits separates words. */
export function parseQuery(typed: string): QueryWords {
  const query = typed.replace(HOW_IT_WORKS, '$1')
  const words = [...new Set(wordsOf(query).filter((word) => !isStopWord(word)))]
  const subjects = words.filter((word) => !REQUEST_WORDS.has(word))
  return {
    words: (subjects.length > 0 ? subjects : words).slice(0, MAX_WORDS),
    isUnfinished: /[\p{L}\p{N}]$/u.test(query)
  }
}

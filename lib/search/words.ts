/** Reads words: those of queries, of texts and of tags, as the search indexes have them. */

/** More words than that are not looked for. */
export const MOST_WORDS = 8
/** Words of queries and of the vocabulary are cut to this many characters. */
const MAX_WORD_LENGTH = 40
const TAG_PREFIX = 'xxtag'

/**
 * The stop words of PostgreSQL's english configuration, which its index leaves out, and what follows an apostrophe: both
 * engines leave out the same.
 */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can
  will just don should now ll re ve`.split(/\s+/)
)

/** Words by which someone asks for something: looked for only if a query has no others. */
const REQUEST_WORDS = new Set('want wanna gonna need please help cant dont im ive id'.split(' '))

/** The words that the vocabulary holds and that can be corrected: letters only, neither too short nor too long to guess at. */
export const CORRECTABLE = /^\p{L}{3,24}$/u

/** A text without accents, and with spaces for NUL, which PostgreSQL refuses. The indexes leave out the accents of texts themselves. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replaceAll('\0', ' ')
}

/** The words of a text without accents, in lower case and in their order. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** The word by which affirmations with a tag are found. No text has it, so a word of a text is told from one of a tag. */
export function asTag(word: string): string {
  return TAG_PREFIX + word
}

/** @returns the words of tags as the index has them, each with the prefix that tells it from a word of a text */
export function tagsToIndexWords(tags: string): string {
  return wordsOf(tags).map(asTag).join(' ')
}

/** The reverse of tagsToIndexWords. @returns the words of the tags, with a space between them */
export function indexWordsToTagWords(words: string): string {
  return words.replaceAll(TAG_PREFIX, '')
}

/** True if a word is in so many sentences that nothing is found by it: a stop word, or a single Latin letter. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || (word.length < 2 && /^[\p{Script=Latin}]$/u.test(word))
}

export interface QueryWords {
  /** Different words that can be looked for, in their order. */
  words: string[]
  /** The text ends with a letter or digit, so that its last word may still be typed. */
  isUnfinished: boolean
}

/** Reads a query. Whatever else it holds than letters and digits separates words. */
export function readQuery(query: string): QueryWords {
  const words = [...new Set(wordsOf(query).filter((word) => !isStopWord(word)))]
  const subjects = words.filter((word) => !REQUEST_WORDS.has(word))
  return {
    words: (subjects.length > 0 ? subjects : words).slice(0, MOST_WORDS),
    isUnfinished: /[\p{L}\p{N}]$/u.test(plain(query))
  }
}

/** The three-letter parts of a word, its beginning and end included: words that are spelled alike share most of them. */
export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `
  return [...new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))]
}

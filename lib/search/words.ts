/** What a query says: its words, without those that are in every sentence. */

/** More words than that are not looked for. */
export const MOST_WORDS = 8
/** Longer ones are cut, as in the vocabulary. */
const LONGEST_WORD = 40
const TAG = 'xxtag'

/** The stop words of PostgreSQL's english configuration, which its index leaves out: both engines leave out the same. */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can
  will just don should now`.split(/\s+/)
)

/** What the vocabulary holds: shorter and longer words are not corrected, and numbers neither. */
export const CORRECTABLE = /^\p{L}{3,24}$/u

/** A text without accents and NUL, as queries, tags and the vocabulary have it. The indexes leave out the accents of texts. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replaceAll('\0', ' ')
}

/** The words of a text in lower case, in their order. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, LONGEST_WORD))
}

/** The word by which affirmations with a tag are found. No text has it, so a word of a text is told from one of a tag. */
export function asTag(word: string): string {
  return TAG + word
}

/** The words of tags as the index has them, and back. */
export function writeTags(tags: string): string {
  return wordsOf(tags).map(asTag).join(' ')
}

export function readTags(words: string): string {
  return words.replaceAll(TAG, '')
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || (word.length < 2 && /^[\p{Script=Latin}]$/u.test(word))
}

export interface QueryWords {
  /** Different words that can be looked for, in their order. */
  words: string[]
  /** The last word may be the beginning of one: nothing follows it. */
  isUnfinished: boolean
}

/** Reads a query. Whatever else it holds than letters and digits separates words. */
export function readQuery(query: string): QueryWords {
  const words = [...new Set(wordsOf(query).filter((word) => !isStopWord(word)))].slice(0, MOST_WORDS)
  return { words, isUnfinished: /[\p{L}\p{N}]$/u.test(plain(query)) }
}

/** The three-letter parts of a word, its beginning and end included: words that are spelled alike share most of them. */
export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `
  return [...new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))]
}

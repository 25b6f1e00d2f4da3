/** What a search says in other words than those of the site: emoji, words of other languages, ages. */
import { foreignWords } from '../../content/search-words'
import type { Correction } from './interpret'
import { isInOtherScript, isSaidOnly, lettersOf, plainLetters } from './words'

const pairs = Object.entries(foreignWords).flatMap(([english, words]) => words.map((word) => [word, english] as const))
const emoji = new Map(pairs.filter(([word]) => /\p{Extended_Pictographic}/u.test(word)))
const latinWords = new Map(pairs.filter(([word]) => !isInOtherScript(word)))
/** Longer parts of a search first. */
const scriptWords = pairs
  .filter(([word]) => isInOtherScript(word) && !emoji.has(word))
  .sort(([one], [other]) => other.length - one.length)

interface OurWords {
  query: string
  /** What each word of another language was taken for. */
  corrections: Correction[]
}

/** A query in words that the site has, as far as it is known; others stay as they are. */
export function inOurWords(query: string): OurWords {
  const inYears = query.replace(/\bturn(?:ing|ed|s)?\s+(\d{2})\b/gi, (_, age) => wordForAge(Number(age)) || 'aging')
  const withDecades = inYears.replace(/\b(?:at|over|past|in (?:my|your|our|her|his|their)) ([5-9]\d)s?\b/gi, 'aging')
  const withoutAges = withDecades.replace(
    /(\d{1,2})[\s-]*(?:years?|yrs?|y)[\s/.-]*(?:olds?|o)\b|\bage[ds]?\s+(\d{1,2})\b/gi,
    (_, age = '', aged = '') => wordForAge(Number(age || aged))
  )
  return fromLatin(withoutAges) ?? fromScripts(query) ?? { query: fromEmoji(withoutAges), corrections: [] }
}

/** Whom affirmations for that age are written for. */
function wordForAge(age: number): string {
  if (age < 13) return 'kids'
  if (age < 20) return 'teens'
  return age < 50 ? '' : 'aging'
}

/** The words of a sentence that are known; the rest of it is of the same language. */
function fromLatin(query: string): OurWords | undefined {
  const words = plainLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.flatMap((word, at) => [word, words.slice(at, at + 2).join(' '), words.slice(at, at + 3).join(' ')])
  return together(said.map((word) => [word, latinWords.get(word)]))
}

function fromScripts(query: string): OurWords | undefined {
  const letters = lettersOf(query)
  const first = scriptWords.find(([part]) => letters.includes(part))
  return first && together([first])
}

function together(found: (readonly [word: string, english: string | undefined])[]): OurWords | undefined {
  const meant = new Map(found.flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])))
  const isInLonger = (part: string) =>
    [...meant.keys()].some((word) => word !== part && ` ${word} `.includes(` ${part} `))
  const corrections = [...meant].filter(([from]) => !isInLonger(from)).map(([from, to]) => ({ from, to }))
  if (corrections.length === 0) return undefined
  return { query: [...new Set(corrections.map(({ to }) => to))].join(' '), corrections }
}

/** An emoji says what a search is about that has no other words for it. */
function fromEmoji(query: string): string {
  if (!isSaidOnly(query)) return query
  const meant = [...query].flatMap((character) => emoji.get(character) ?? [])
  return meant.length > 0 ? [...new Set(meant)].join(' ') : query
}

/** What a whole search or a part of it means, beyond its words: the idioms of content/search/synonyms.yaml. */
import { idiomGroups, idioms } from '../../content/search-words'
import type { Idiom } from '../../content/types'
import type { SearchKind } from './pages'
import { coreOf, feelingOf, phraseOf, plainPhraseOf, stemOf, wordsOf } from './words'

/** What stands for any few words. */
const GAP = '…'
/** What asks for lines about nothing in particular is taken for this. */
export const ANY_LINES = 'i am affirmations'

const searches = idioms.flatMap((idiom) => idiom.searches.map((search) => ({ search, idiom })))
const wholeSearches = new Map(
  searches
    .filter(({ search }) => search.startsWith('='))
    .map(({ search, idiom }) => [inStems(phraseOf(search.slice(1))), idiom])
)
const parts = searches
  .filter(({ search }) => !search.startsWith('='))
  .map(({ search, idiom }) => ({ isIn: matcherOf(search), idiom }))

/** What a query with an idiom means. */
export function idiomIn(query: string, kind?: SearchKind): Idiom | undefined {
  const found = idiomOf(query)
  // “Affirmations” among questions are what they are about.
  return found?.isForLines && kind && kind !== 'affirmations' ? undefined : found
}

function idiomOf(query: string): Idiom | undefined {
  const phrase = inStems(plainPhraseOf(query))
  const core = coreOf(query)
  const wholes = [phrase, inStems(core), inStems(feelingOf(query))]
  const found =
    wholes.map((whole) => wholeSearches.get(whole)).find(Boolean) ??
    parts.find(({ isIn }) => isIn(` ${phrase} `))?.idiom
  return found ?? (core === '' && wordsOf(query).length > 0 ? idiomOf(ANY_LINES) : undefined)
}

/** Words in any form: “truck drivers” say what “truck driver” does. */
function inStems(phrase: string): string {
  return phrase.split(' ').map(stemOf).join(' ')
}

/** A word, or all that stand below a group. */
function anyOf(word: string): string[] {
  return idiomGroups[word]?.flatMap(anyOf) ?? [inStems(phraseOf(word))]
}

/** Finds a search in a phrase between spaces: its words side by side, any of a group, or with a few others in a gap. */
function matcherOf(search: string): (said: string) => boolean {
  const words = search.split(' ')
  if (!words.some((word) => word === GAP || idiomGroups[word])) {
    const part = ` ${inStems(phraseOf(search))} `
    return (said) => said.includes(part)
  }
  const pattern = words.map((word) => (word === GAP ? '(?:\\S+ ){0,3}' : `(?:${anyOf(word).join('|')}) `))
  const part = new RegExp(` ${pattern.join('')}`)
  return (said) => part.test(said)
}

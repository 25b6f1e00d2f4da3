/**
 * Favorites on their way to another browser: in the fragment of a link, which no browser sends to a server, or as text. A
 * link lists ids alone, so lines of one's own, and notes, travel as text.
 */
import { type Favorite, keyOf, MAX_FAVORITES } from './favorites'

const PREFIX = '#ids='

/** One line each, its note indented below it. */
export function toText(favorites: readonly Favorite[]): string {
  return favorites
    .map(({ text, note }) => [text, ...(note ? note.split('\n').map((line) => `    ${line}`) : [])].join('\n'))
    .join('\n')
}

/** The part of a link from the # on. */
export function toFragment(favorites: readonly Favorite[]): string {
  return PREFIX + favorites.flatMap(({ id }) => id || []).join(',')
}

/** The ids that a link brings along; undefined if it is another link. Some apps escape the commas. */
export function idsIn(fragment: string): string[] | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined
  const ids = fragment.slice(PREFIX.length).split(/,|%2C/i)
  return [...new Set(ids)].filter(Boolean).slice(0, MAX_FAVORITES)
}

/** The list with those added at its end for which it has room. Nothing that stands in it is changed. */
export function withAdded(list: readonly Favorite[], offered: readonly Favorite[]): Favorite[] {
  const known = new Set(list.map(keyOf))
  return [...list, ...offered.filter((favorite) => !known.has(keyOf(favorite)))].slice(0, MAX_FAVORITES)
}

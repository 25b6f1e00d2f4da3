/** Brings favorites from elsewhere into a list. Nothing that stands in the list is changed or lost. */
import { type Favorite, keyOf, MAX_FAVORITES } from './favorites'

interface Merged {
  list: Favorite[]
  added: number
  /** Those that the list had already. */
  known: number
  /** Those for which the list has no room. */
  left: number
}

export function mergeFavorites(mine: readonly Favorite[], incoming: readonly Favorite[]): Merged {
  const merged = new Map(mine.map((favorite) => [keyOf(favorite), favorite]))
  const texts = new Set(mine.map(({ text }) => text))
  const counts = { added: 0, known: 0, left: 0 }
  for (const favorite of incoming) {
    const key = keyOf(favorite)
    const own = merged.get(key)
    if (own) {
      counts.known += 1
      if (favorite.note && !own.note) merged.set(key, { ...own, note: favorite.note })
    } else if (favorite.slug === '' && texts.has(favorite.text)) {
      counts.known += 1
    } else if (merged.size >= MAX_FAVORITES) {
      counts.left += 1
    } else {
      merged.set(key, favorite)
      texts.add(favorite.text)
      counts.added += 1
    }
  }
  return { list: [...merged.values()], ...counts }
}

/** The result of a merge, in sentences. @param unreadable the number of entries that could not be read */
export function describeMerge({ added, known, left }: Merged, unreadable: number): string {
  const sentences = [
    added > 0 && `${lines(added)} added.`,
    known > 0 && `${lines(known)} ${known === 1 ? 'was' : 'were'} here already.`,
    left > 0 && `${lines(left)} left out: a list holds ${MAX_FAVORITES} at most.`,
    unreadable > 0 && `${unreadable} ${unreadable === 1 ? 'entry' : 'entries'} could not be read.`
  ]
  return sentences.filter(Boolean).join(' ')
}

function lines(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`
}

import { store } from '../browser/storage'
import { type Favorite, onFavoritesChange, readFavorites, writeFavorites } from './favorites'
import { mergeFavorites } from './merge'

/** The favorites as a page shows them. */
export interface ShownFavorites {
  all(): readonly Favorite[]
  /** Shows another list, and keeps it if the browser lets the site. */
  change(list: readonly Favorite[]): void
  /** Returns true if all that is shown is also kept. */
  isKept(): boolean
}

/**
 * If storage is refused or full, what is shown stays until the page is left, and is tried to be kept at every change.
 * @param show called now and whenever the favorites change, here or in another tab
 */
export function showFavorites(show: (favorites: ShownFavorites) => void): ShownFavorites {
  let list: readonly Favorite[] = readFavorites()
  let isKept = store('favorites-probe', '')
  if (isKept) window.localStorage.removeItem('favorites-probe')
  const favorites: ShownFavorites = {
    all: () => list,
    change: (next) => {
      list = next
      const couldKeep = isKept
      isKept = writeFavorites([...next])
      // A list that is kept, as the last one was, has been shown by the event of its change.
      if (!isKept || !couldKeep) show(favorites)
    },
    isKept: () => isKept
  }
  const update = () => {
    list = isKept ? readFavorites() : mergeFavorites(list, readFavorites()).list
    show(favorites)
  }
  onFavoritesChange(update)
  // Going back may find this page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  show(favorites)
  return favorites
}

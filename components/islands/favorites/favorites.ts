/**
 * Favorites live in this browser only: the server never hears of them. If storage is full or refused, they last as long as the
 * page; if it was edited by hand, there may be none.
 */
import { isStored, readStored, store } from '../browser/storage'

export interface Favorite {
  /** The id of a published affirmation; empty for a line of the visitor's own, as is its slug. */
  id: string
  slug: string
  /** The words as the server wrote them, whatever a translation has made of the page. */
  text: string
  /** The category of a published affirmation, for its sky. */
  category?: string
  /** The words that the visitor has written beside it. */
  note?: string
}

/** The maximum number of favorites in a list. */
export const MAX_FAVORITES = 500

/** The result of a change: not made if the list is full, and only for as long as the page if the browser stores nothing more. */
type SaveResult = 'kept' | 'full' | 'refused'

/** The reasons why a change is not kept, for the visitor. */
export const reasons = {
  full: `Your list is full: it holds ${MAX_FAVORITES} lines. Remove one first.`,
  refused: 'Your browser doesn’t let this site keep favorites. This change lasts until you leave the page.'
} satisfies Record<Exclude<SaveResult, 'kept'>, string>

const KEY = 'favorites'
const CHANGED = 'favorites-changed'

/** The favorites in the visitor's order, at first the newest before the others. */
export function readFavorites(): Favorite[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? '[]', (_, value) =>
      // Half of an emoji fits into no address. Older browsers have no such function.
      typeof value === 'string' ? (value.toWellFormed?.() ?? value) : value
    )
    return Array.isArray(list) ? list.filter(isFavorite) : []
  } catch {
    return []
  }
}

/** @returns true if the list could be kept; otherwise it lasts as long as the page */
export function writeFavorites(list: Favorite[]): boolean {
  const isKept = store(KEY, JSON.stringify(list))
  announceFavorites()
  return isKept
}

/** @returns true if all favorites that the page shows are kept */
export function areFavoritesKept(): boolean {
  return isStored(KEY)
}

/** Adds or removes one. */
export function toggleFavorite(favorite: Favorite): SaveResult {
  const list = readFavorites()
  const without = list.filter((one) => keyOf(one) !== keyOf(favorite))
  const isNew = without.length === list.length
  if (isNew && list.length >= MAX_FAVORITES) return 'full'
  return writeFavorites(isNew ? [favorite, ...list] : without) ? 'kept' : 'refused'
}

/** The key that two favorites share if they are the same: the affirmation, or the words of one's own. */
export function keyOf({ id, text }: Favorite): string {
  return id || `own ${text}`
}

/** Has whatever shows favorites look again, since the page has changed around it. */
export function announceFavorites(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the favorites change, here, in another tab, or while the page is in the back/forward cache. */
export function onFavoritesChange(callback: () => void): void {
  window.addEventListener(CHANGED, callback)
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback())
  // The key is null if another tab has emptied the storage.
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && callback())
}

function isFavorite(value: unknown): value is Favorite {
  const { id, slug, text } = (value ?? {}) as Partial<Favorite>
  return [id, slug, text].every((part) => typeof part === 'string')
}

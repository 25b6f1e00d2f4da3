/**
 * Favorites live in this browser only: the server never hears of them. Storage can be full, refused or edited by hand;
 * then there are simply no favorites.
 */
export interface Favorite {
  /** Empty for a line of the visitor's own. */
  slug: string
  text: string
  /** The category of a published affirmation, for its sky. */
  category?: string
  /** What the visitor has written beside it. */
  note?: string
}

/** The most favorites that are kept, and the most characters of a line of one's own. */
export const MOST_FAVORITES = 500
export const OWN_LINE_LENGTH = 400

const KEY = 'favorites'
const CHANGED = 'favorites-changed'

let cached: { raw: string | null; list: Favorite[] } = { raw: null, list: [] }

/** The favorites in the visitor's order, at first the newest before the others. The same array as long as nothing changed. */
export function readFavorites(): Favorite[] {
  let raw: string | null = null
  try {
    raw = window.localStorage.getItem(KEY)
  } catch {
    // Storage is refused.
  }
  if (raw !== cached.raw) cached = { raw, list: parse(raw) }
  return cached.list
}

/** @returns whether the list could be kept */
export function writeFavorites(list: Favorite[]): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(CHANGED))
  return true
}

/** Adds or removes one. @returns whether it could be kept */
export function toggleFavorite(favorite: Favorite): boolean {
  const list = readFavorites()
  const without = list.filter((one) => keyOf(one) !== keyOf(favorite))
  return writeFavorites(without.length < list.length ? without : [favorite, ...list])
}

/** Keeps a line of the visitor's own, once. @returns whether it is among the favorites now */
export function keepOwnLine(line: string): boolean {
  const text = line.replace(/\s+/g, ' ').trim()
  const list = readFavorites()
  if (list.some((favorite) => favorite.text === text)) return true
  if (text === '' || text.length > OWN_LINE_LENGTH || list.length >= MOST_FAVORITES) return false
  return writeFavorites([{ slug: '', text }, ...list])
}

/** What makes two favorites the same: the affirmation, or the words of one's own. */
export function keyOf({ slug, text }: Favorite): string {
  return slug || `own ${text}`
}

/** Calls back when the favorites change, here or in another tab. */
export function onFavoritesChange(callback: () => void): void {
  window.addEventListener(CHANGED, callback)
  // The key is null if another tab has emptied the storage.
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && callback())
}

function parse(raw: string | null): Favorite[] {
  try {
    const list: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(list) ? list.filter(isFavorite) : []
  } catch {
    return []
  }
}

function isFavorite(value: unknown): value is Favorite {
  const { slug, text } = (value ?? {}) as Partial<Favorite>
  return typeof slug === 'string' && typeof text === 'string'
}

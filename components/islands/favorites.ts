/**
 * Favorites live in this browser only: the server never hears of them. Storage can be full, refused or edited by hand;
 * then there are simply no favorites.
 */
export interface Favorite {
  slug: string
  text: string
}

const KEY = 'favorites'
const CHANGED = 'favorites-changed'

let cached: { raw: string | null; list: Favorite[] } = { raw: null, list: [] }

/** The favorites, newest first. The same array as long as nothing changed. */
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

/** Adds or removes one. @returns whether it could be kept */
export function toggleFavorite(favorite: Favorite): boolean {
  const list = readFavorites()
  const without = list.filter(({ slug }) => slug !== favorite.slug)
  const next = without.length < list.length ? without : [favorite, ...list]
  try {
    window.localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(CHANGED))
  return true
}

/** Keeps a line of the visitor's own, once. @returns whether it is among the favorites now */
export function keepOwnLine(line: string): boolean {
  const text = line.replace(/\s+/g, ' ').trim()
  const list = readFavorites()
  if (list.some((favorite) => favorite.text === text)) return true
  if (text === '') return false
  try {
    window.localStorage.setItem(KEY, JSON.stringify([{ slug: '', text }, ...list]))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(CHANGED))
  return true
}

/** Calls back when the favorites change, here or in another tab. @returns how to stop */
export function onFavoritesChange(callback: () => void): () => void {
  window.addEventListener(CHANGED, callback)
  window.addEventListener('storage', callback)
  return () => {
    window.removeEventListener(CHANGED, callback)
    window.removeEventListener('storage', callback)
  }
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

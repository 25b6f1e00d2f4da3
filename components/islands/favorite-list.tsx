'use client'

import { useSyncExternalStore } from 'react'
import { routes } from '@/lib/routes'
import { type Favorite, onFavoritesChange, readFavorites, toggleFavorite } from './favorites'

const NONE: Favorite[] = []

/** The favorites of this browser; nothing where there are none. */
export function FavoriteList() {
  const favorites = useSyncExternalStore(onFavoritesChange, readFavorites, () => NONE)
  if (favorites.length === 0) return null
  return (
    <section aria-labelledby="favorites-title" className="mt-16">
      <h2 id="favorites-title" className="text-xl">
        Your favorites
      </h2>
      <p className="mt-1 text-sm text-soft">Kept in this browser only.</p>
      <ul className="mt-4">
        {favorites.map((favorite) => (
          <li key={favorite.slug} className="hairline-top flex items-center justify-between gap-4 py-2">
            <a href={routes.affirmation(favorite.slug)} className="serif text-lg leading-snug hover:underline">
              {favorite.text}
            </a>
            <button type="button" className="link min-h-11 text-sm" onClick={() => toggleFavorite(favorite)}>
              Remove<span className="sr-only"> “{favorite.text}”</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

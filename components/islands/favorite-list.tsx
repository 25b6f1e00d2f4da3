'use client'

import { type MouseEvent, useRef, useSyncExternalStore } from 'react'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'
import { type Favorite, onFavoritesChange, readFavorites, toggleFavorite } from './favorites'

const NONE: Favorite[] = []

/** The favorites of this browser; nothing where there are none. */
export function FavoriteList() {
  const favorites = useSyncExternalStore(onFavoritesChange, readFavorites, () => NONE)
  const heading = useRef<HTMLHeadingElement>(null)
  if (favorites.length === 0) return null

  /** Before its button is gone, focus goes on: to the next row, else to the heading, or with the last row to the page. */
  const remove = (favorite: Favorite, { currentTarget }: MouseEvent) => {
    const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button')
    const place = favorites.length > 1 ? (next ?? heading.current) : document.getElementById('main')
    if (toggleFavorite(favorite)) place?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="favorites-title" className="mt-16">
      <h2 ref={heading} id="favorites-title" tabIndex={-1} className="text-xl outline-none">
        Your favorites
      </h2>
      <p className="mt-1 text-sm text-soft">Kept in this browser only.</p>
      <ul className="mt-4">
        {favorites.map((favorite) => (
          <li key={favorite.slug} className="hairline-top flex items-center justify-between gap-4 py-2">
            <NavLink href={routes.affirmation(favorite.slug)} className="serif text-lg leading-snug hover:underline">
              {favorite.text}
            </NavLink>
            <button type="button" className="link min-h-11 text-sm" onClick={(event) => remove(favorite, event)}>
              Remove<span className="sr-only"> “{favorite.text}”</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

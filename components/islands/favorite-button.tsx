'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Favorite, onFavoritesChange, readFavorites, toggleFavorite } from './favorites'
import { notifyError } from './notify'

const NONE: Favorite[] = []

/** Keeps a line in this browser, or lets it go. */
export function FavoriteButton(favorite: Favorite) {
  const favorites = useSyncExternalStore(onFavoritesChange, readFavorites, () => NONE)
  const kept = favorites.some(({ slug }) => slug === favorite.slug)
  const toggle = () => {
    if (!toggleFavorite(favorite)) notifyError('This browser does not let the site keep favorites.')
  }
  return (
    <button type="button" className="button button-quiet js-only" aria-pressed={kept} onClick={toggle}>
      <Icon name="heart" className={kept ? 'size-5 fill-current' : 'size-5'} /> Favorite
    </button>
  )
}

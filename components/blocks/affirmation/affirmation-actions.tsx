import './affirmation-actions.css'
import type { ReactNode } from 'react'
import { WordActions } from '@/components/ui/action-buttons'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** What one can do with the sentence of a page, in one row under it. @param children how it is saved as an image */
export function AffirmationActions({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={`action-bar no-print ${className}`.trimEnd()}>
      <WordActions />
      <FavoriteButton />
      {children}
    </div>
  )
}

/**
 * Adds the affirmation around it to the favorites of this browser, or removes it: components/islands/favorites/favorite-controls.ts.
 * The link to them appears while it is one of them.
 */
function FavoriteButton() {
  return (
    <>
      <Button variant="quiet" className="js-only" data-action="favorite" aria-pressed={false}>
        <Icon name="heart" /> Favorite
      </Button>
      <a href={routes.favorites()} className="link favorites-link min-h-11 items-center text-sm">
        Your Favorites
      </a>
    </>
  )
}

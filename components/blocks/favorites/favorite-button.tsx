import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/**
 * Adds the affirmation around it to the favorites of this browser, or removes it: components/islands/favorites/favorite-controls.ts.
 * The link to them appears while it is one of them.
 */
export function FavoriteButton() {
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

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/routes'

/**
 * Adds the affirmation around it to the favorites of this browser, or removes it: components/islands/favorites/favorite-controls.ts.
 * The link to them appears while it is one of them.
 */
export function FavoriteButton({ slug, category }: { slug: string; category: CategoryName }) {
  return (
    <>
      <Button
        variant="quiet"
        className="js-only"
        data-favorite={slug}
        data-favorite-category={category}
        aria-pressed={false}
      >
        <Icon name="heart" /> Favorite
      </Button>
      <a href={routes.favorites()} className="link favorites-link min-h-11 items-center">
        Your Favorites
      </a>
    </>
  )
}

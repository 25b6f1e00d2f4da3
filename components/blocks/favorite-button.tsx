import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Adds the affirmation around it to the favorites of this browser, or removes it: components/islands/site/favorite-controls.ts. */
export function FavoriteButton({ slug }: { slug: string }) {
  return (
    <Button variant="quiet" className="js-only" data-favorite={slug} aria-pressed={false}>
      <Icon name="heart" /> Favorite
    </Button>
  )
}

import { Icon } from '@/components/ui/icon'

/** Keeps the affirmation around it in this browser, or lets it go: components/islands/site/favorite-controls.ts. */
export function FavoriteButton({ slug }: { slug: string }) {
  return (
    <button type="button" className="button button-quiet js-only" data-favorite={slug} aria-pressed={false}>
      <Icon name="heart" /> Favorite
    </button>
  )
}

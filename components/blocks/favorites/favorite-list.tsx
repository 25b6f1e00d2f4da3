import { ArrowLink } from '@/components/ui/arrow-link'
import { routes } from '@/lib/routes'

/** The first favorites of this browser, which components/islands/favorites/favorite-controls.ts fills in; hidden while there are none. */
export function FavoriteList() {
  return (
    <section aria-labelledby="favorites-title" className="mt-16" data-favorites="" hidden>
      <h2 id="favorites-title" className="text-xl">
        Your favorites
      </h2>
      <p className="mt-1 text-sm text-soft">Kept in this browser only.</p>
      <ul className="mt-4" />
      <ArrowLink href={routes.favorites()}>Sort, remove, print or take them along</ArrowLink>
    </section>
  )
}

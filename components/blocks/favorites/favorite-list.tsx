import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { routes } from '@/lib/routes'

/** The first favorites of this browser, which components/islands/favorites/favorite-controls.ts fills in; hidden while there are none. */
export function FavoriteList() {
  return (
    <Section name="favorites" className="mt-16" heading="text-heading" title="Your favorites" data-favorites="" hidden>
      <p className="mt-1 text-sm text-soft">Kept in this browser only.</p>
      <ul className="mt-4" />
      <ArrowLink href={routes.favorites()}>Sort, remove, print or take them along</ArrowLink>
    </Section>
  )
}

import { NavLink } from '@/components/ui/nav-link'
import type { AffirmationGroup } from '@/lib/site/grouping'
import { routes } from '@/lib/site/routes'
import { AffirmationGroups } from '../affirmation-groups'

/** Everything that is published in a category, or the empty state; then the two ways on. */
export function AllAffirmations({ groups, displayName }: { groups: AffirmationGroup[]; displayName: string }) {
  return (
    <section id="all" aria-labelledby="all-title" className="shell pt-20">
      <h2 id="all-title" className="text-3xl">
        {displayName}, line by line
      </h2>
      {groups.length > 0 ? (
        <div className="mt-8">
          <AffirmationGroups groups={groups} />
        </div>
      ) : (
        <div className="hairline-top mt-8 py-12">
          <p className="serif text-xl">No affirmations found in this category</p>
          <NavLink href={`${routes.home()}#categories`} className="button button-quiet mt-5">
            Explore Other Categories
          </NavLink>
        </div>
      )}
      <p className="no-print mt-10 flex flex-wrap gap-3">
        <NavLink href={routes.generator()} className="button button-primary">
          Generate an Affirmation
        </NavLink>
        <NavLink href={routes.submit()} className="button button-quiet">
          Submit Your Own
        </NavLink>
      </p>
    </section>
  )
}

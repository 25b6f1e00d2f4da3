import { SkyBand } from '@/components/affirmation/sky'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { isOn } from '@/content/site'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/routes'
import type { AffirmationGroup } from '@/lib/site/grouping'
import { AffirmationGrid } from '../affirmation/affirmation-grid'

interface AllAffirmationsProps {
  category: CategoryName
  groups: AffirmationGroup[]
  count: number
}

/**
 * All published affirmations of a category below a strip of its sky, or the empty state, with links to the generator and the
 * submission form.
 */
export function AllAffirmations({ category, groups, count }: AllAffirmationsProps) {
  return (
    <section id="all" aria-labelledby="all-title" className="pt-9 md:pt-12">
      <SkyBand category={category} seed={`all-${category}`}>
        <div className="shell">
          <h2 id="all-title" className="pt-3 text-heading md:pt-4">
            All {count} affirmations
          </h2>
        </div>
      </SkyBand>
      <div className="shell">
        {groups.length > 0 ? (
          <AffirmationGrid groups={groups} count={count} />
        ) : (
          <div className="hairline-top py-12">
            <p className="serif text-heading">No affirmations found in this category</p>
            <ButtonLink href={`${routes.home()}#categories`} variant="quiet" className="mt-5">
              Explore Other Categories
            </ButtonLink>
          </div>
        )}
        <ButtonRow className="no-print mt-16">
          <ButtonLink href={routes.generator()} variant="primary">
            Generate an Affirmation
          </ButtonLink>
          {isOn('submissions') && (
            <ButtonLink href={routes.submit()} variant="quiet">
              Submit Your Own
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
    </section>
  )
}

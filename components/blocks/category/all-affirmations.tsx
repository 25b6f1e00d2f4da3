import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { isOn } from '@/content/site'
import { routes } from '@/lib/routes'
import type { AffirmationGroup } from '@/lib/site/grouping'
import { AffirmationGrid } from '../affirmation/affirmation-grid'

/** All published affirmations of a category, or the empty state, with links to the generator and the submission form. */
export function AllAffirmations({ groups, count }: { groups: AffirmationGroup[]; count: number }) {
  return (
    <Section id="all" heading="text-heading" title={`All ${count} affirmations`}>
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
      <ButtonRow className="no-print mt-8">
        <ButtonLink href={routes.generator()} variant="primary">
          Generate an Affirmation
        </ButtonLink>
        {isOn('submissions') && (
          <ButtonLink href={routes.submit()} variant="quiet">
            Submit Your Own
          </ButtonLink>
        )}
      </ButtonRow>
    </Section>
  )
}

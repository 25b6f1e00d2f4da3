import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { AffirmationGroup } from '@/lib/site/grouping'
import { routes } from '@/lib/site/routes'
import { AffirmationGroups } from '../affirmation-groups'

/** All published affirmations of a category, or the empty state, with links to the generator and the submission form. */
export function AllAffirmations({ groups, displayName }: { groups: AffirmationGroup[]; displayName: string }) {
  return (
    <Section id="all" title={`${displayName}, line by line`} className="shell pt-20">
      {groups.length > 0 ? (
        <div className="mt-8">
          <AffirmationGroups groups={groups} />
        </div>
      ) : (
        <div className="hairline-top mt-8 py-12">
          <p className="serif text-xl">No affirmations found in this category</p>
          <ButtonLink href={`${routes.home()}#categories`} variant="quiet" className="mt-5">
            Explore Other Categories
          </ButtonLink>
        </div>
      )}
      <ButtonRow className="no-print mt-10">
        <ButtonLink href={routes.generator()} variant="primary">
          Generate an Affirmation
        </ButtonLink>
        <ButtonLink href={routes.submit()} variant="quiet">
          Submit Your Own
        </ButtonLink>
      </ButtonRow>
    </Section>
  )
}

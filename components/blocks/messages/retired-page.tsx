import { ButtonLink } from '@/components/ui/button'
import type { CategoryName } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import { MessagePage } from './message-page'

/** The page of an affirmation that is no longer on the site, with status 410. */
export function RetiredPage({ category }: { category: CategoryName }) {
  const { displayName } = findCategory(category)
  return (
    <MessagePage
      status={410}
      steps={[{ label: displayName, href: routes.category(category) }, { label: 'Retired' }]}
      title="This affirmation has been retired"
      text={`It was in ${displayName} and is no longer on the site. The others are still there.`}
    >
      <ButtonLink href={routes.category(category)} variant="primary">
        More {displayName}
      </ButtonLink>
      <ButtonLink href={`${routes.home()}#daily-quote`} variant="quiet">
        Today’s Affirmation
      </ButtonLink>
    </MessagePage>
  )
}

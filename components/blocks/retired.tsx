import type { CategoryName } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/site/routes'
import { MessagePage } from './message-page'
import { ResponseStatus } from './response-status'

/** What the page of a line says that is no longer on the site. Our server answers it with 410. */
export function Retired({ category }: { category: CategoryName }) {
  const { displayName } = findCategory(category)
  return (
    <>
      <ResponseStatus code={410} />
      <MessagePage
        title="This affirmation has been retired"
        text={`It was in ${displayName} once and is no longer part of the site. The others are still there.`}
      >
        <a href={routes.category(category)} className="button button-primary">
          More {displayName}
        </a>
        <a href={`${routes.home()}#daily-quote`} className="button button-quiet">
          Today’s Affirmation
        </a>
      </MessagePage>
    </>
  )
}

import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationRow } from './affirmation-row'

/** The number of tags in a row. */
const SHOWN_TAGS = 2

interface AffirmationListProps {
  affirmations: ListedAffirmation[]
  /** Sets the first one large: the list is what its page is about. */
  lead?: boolean
  /** How many stand above in another list: the numbers go on from there. */
  after?: number
}

/** A reading list of published affirmations: rows on hairlines, each of which leads to its page. */
export function AffirmationList({ affirmations, lead = false, after }: AffirmationListProps) {
  return (
    <ol start={after && after + 1} className={`rows rows-numbered ${lead ? 'rows-lead' : ''}`.trimEnd()}>
      {affirmations.map(({ id, slug, text, category, tags, audience, gentler, bolder }) => (
        <AffirmationRow
          key={id}
          href={routes.affirmation(slug)}
          text={text}
          category={category}
          situation={findSituation(audience)?.label}
          tags={tags.slice(0, SHOWN_TAGS)}
          ladder={{ gentler, bolder }}
        />
      ))}
    </ol>
  )
}

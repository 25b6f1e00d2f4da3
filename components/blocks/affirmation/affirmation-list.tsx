import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationRow } from './affirmation-row'

/** The number of tags in a row. */
const SHOWN_TAGS = 2

interface AffirmationListProps {
  affirmations: ListedAffirmation[]
  /** One column suits a narrow place. */
  columns?: 1 | 2
  /** The id of the situation that the page is about: its label is not repeated. */
  within?: string
}

/** A reading list of published affirmations: numbered rows on hairlines, each of which leads to its page. */
export function AffirmationList({ affirmations, columns = 2, within }: AffirmationListProps) {
  return (
    <ol className={`rows rows-numbered ${columns === 2 ? 'gap-x-12 columns-[2_28rem]' : ''}`}>
      {affirmations.map(({ id, slug, text, tags, audience, gentler, bolder }) => (
        <AffirmationRow
          key={id}
          href={routes.affirmation(slug)}
          text={text}
          situation={audience === within ? undefined : findSituation(audience)?.label}
          tags={tags.slice(0, SHOWN_TAGS)}
          ladder={{ gentler, bolder }}
        />
      ))}
    </ol>
  )
}

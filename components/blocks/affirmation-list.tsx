import type { Affirmation } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/site/routes'
import { AffirmationText } from './line'

/** How many tags a row shows. */
const SHOWN_TAGS = 2

interface ListProps {
  lines: Affirmation[]
  /** One column where the list stands in a narrow place. */
  columns?: 1 | 2
}

/** A reading list of published lines: numbered rows on hairlines, each leads to its page. */
export function AffirmationList({ lines, columns = 2 }: ListProps) {
  return (
    <ol data-copy-link="" className={`lines lines-numbered ${columns === 2 ? 'gap-x-12 wide:columns-2' : ''}`}>
      {lines.map(({ id, slug, text, tags, audience }) => (
        <AffirmationText
          key={id}
          href={routes.affirmation(slug)}
          text={text}
          situation={findSituation(audience)?.label}
          tags={tags.slice(0, SHOWN_TAGS)}
        />
      ))}
    </ol>
  )
}

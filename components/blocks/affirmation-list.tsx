import { RowActions } from '@/components/ui/action-buttons'
import { routes } from '@/lib/routes'

/** How many tags a row shows. */
const SHOWN_TAGS = 2

export interface ListedAffirmation {
  slug: string
  text: string
  tags: string[]
}

interface ListProps {
  lines: ListedAffirmation[]
  /** One column where the list stands in a narrow place. */
  columns?: 1 | 2
  /** The number of the first line. */
  start?: number
  label?: string
}

/** A reading list: numbered rows on hairlines, text first, tags small, copy and share at the end of the row. */
export function AffirmationList({ lines, columns = 2, start = 1, label }: ListProps) {
  return (
    <ol aria-label={label} className={`gap-x-12 ${columns === 2 ? 'wide:columns-2' : ''}`}>
      {lines.map(({ slug, text, tags }, index) => (
        <li
          key={slug}
          data-affirmation=""
          data-url={routes.affirmation(slug)}
          data-copy-link=""
          className="row group/row hairline-top grid break-inside-avoid grid-cols-[2.25rem_1fr_auto] items-start py-3"
        >
          <span aria-hidden="true" className="numerals pt-2 text-soft text-xs">
            {start + index}
          </span>
          <span className="pt-1">
            <a
              href={routes.affirmation(slug)}
              data-text=""
              className="serif block text-lg leading-snug hover:underline"
            >
              {text}
            </a>
            <span className="text-soft text-xs">{tags.slice(0, SHOWN_TAGS).join(' · ')}</span>
          </span>
          <RowActions />
        </li>
      ))}
    </ol>
  )
}

import { RowActions } from '@/components/ui/action-buttons'

interface AffirmationRowProps {
  text: string
  /** The page of the affirmation, if it has one. */
  href?: string
  tags?: string[]
  /** The anchor of an affirmation without a page. */
  id?: string
}

/**
 * A row of a reading list, an `ol` with the class `rows`: text first, tags small, copy and share at the end. It has no
 * classes of its own, since a page sends hundreds of rows: see affirmation-row.css.
 */
export function AffirmationRow({ text, href, tags, id }: AffirmationRowProps) {
  return (
    <li id={id} data-affirmation="">
      {href ? (
        <span>
          <a href={href} data-text="">
            {text}
          </a>
          {tags && <small>{tags.join(' · ').replaceAll('-', ' ')}</small>}
        </span>
      ) : (
        <span data-text="">{text}</span>
      )}
      <RowActions />
    </li>
  )
}

import { RowActions } from '@/components/ui/action-buttons'

interface LineProps {
  text: string
  /** The page of the line, where it has one. */
  href?: string
  /** The label of the situation it is for, such as “For exams”. */
  situation?: string
  tags?: string[]
  /** Where a line without a page is addressed on this one. */
  id?: string
}

/**
 * A row of a reading list, an `ol` with the class `lines`: text first, tags small, copy and share at the end. Its looks are
 * in the style sheet, since a page sends hundreds of rows, and each a second time as React's data.
 */
export function AffirmationText({ text, href, situation, tags = [], id }: LineProps) {
  const notes = [situation ?? [], tags.map((tag) => tag.replaceAll('-', ' '))].flat()
  return (
    <li id={id} data-affirmation="">
      <span>
        {href ? (
          <a href={href} data-text="">
            {text}
          </a>
        ) : (
          <span data-text="">{text}</span>
        )}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <RowActions />
    </li>
  )
}

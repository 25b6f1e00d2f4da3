import type { ReactNode } from 'react'
import { RowActions } from '@/components/ui/action-buttons'
import type { Ladder } from '@/lib/affirmations/types'
import { LadderLinks } from './ladder-links'

interface AffirmationRowProps {
  /** Its words, some of which may be marked. */
  text: ReactNode
  /** The page of the affirmation, if it has one. */
  href?: string
  /** The label of the situation it is for, such as “For exams”. */
  situation?: string
  tags?: string[]
  /** The gentler and the bolder affirmation that say the same. */
  ladder?: Ladder
  /** The anchor of an affirmation without a page. */
  id?: string
}

/**
 * A row of a reading list, an `ol` with the class `rows`: text first, tags small, copy and share at the end. It has no
 * classes of its own, since a page sends hundreds of rows: see affirmation-row.css.
 */
export function AffirmationRow({ text, href, situation, tags = [], ladder = {}, id }: AffirmationRowProps) {
  const hasLadder = ladder.gentler !== undefined || ladder.bolder !== undefined
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
        {(notes.length > 0 || hasLadder) && (
          <small>
            {hasLadder ? `${notes.join(' · ')} ` : notes.join(' · ')}
            {hasLadder && <LadderLinks {...ladder} />}
          </small>
        )}
      </span>
      <RowActions />
    </li>
  )
}

import type { ReactNode } from 'react'
import { RowActions } from '@/components/affirmation/actions'
import type { Affirmation, Ladder } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'

interface AffirmationRowProps {
  /** The published affirmation, if it is one. */
  affirmation?: Pick<Affirmation, 'id' | 'slug' | 'text' | 'category'>
  /** The words as they are shown, of which some may be marked: those of the affirmation unless given. */
  text?: ReactNode
  /** The label of the situation it is for, such as “For exams”: it stands in the place of tags. */
  situation?: string
  tags?: string[]
  /** The gentler and the bolder affirmation that say the same. */
  ladder?: Ladder
}

/**
 * A row of a reading list, an `ol` with the class `rows`: text first, tags small, its actions at the end. It has no
 * classes of its own, since a page sends hundreds of rows: see affirmation-row.css.
 */
export function AffirmationRow(props: AffirmationRowProps) {
  const { affirmation, text = affirmation?.text, situation, tags = [], ladder = {} } = props
  const slug = affirmation?.slug
  const words = affirmation?.text ?? (typeof text === 'string' ? text : undefined)
  const hasLadder = ladder.gentler !== undefined || ladder.bolder !== undefined
  // Beside the steps of its ladder there is room for one.
  const notes = situation ? [situation] : tags.map((tag) => tag.replaceAll('-', ' '))
  return (
    <li data-affirmation={affirmation?.id ?? ''} data-category={affirmation?.category}>
      {slug ? (
        <a href={routes.affirmation(slug)} data-text={words}>
          {text}
        </a>
      ) : (
        <span data-text={words}>{text}</span>
      )}
      {(notes.length > 0 || hasLadder) && (
        <small>
          {hasLadder ? <span>{notes[0]}</span> : notes.join('\u00a0· ')} {hasLadder && <LadderLinks {...ladder} />}
        </small>
      )}
      <RowActions />
    </li>
  )
}

/** Links one step down and one step up the ladder, which stay on one line. Their names say where they lead. */
function LadderLinks({ gentler, bolder }: Ladder) {
  return (
    <span>
      {gentler && (
        <a href={routes.affirmation(gentler.slug)} aria-label={`Gentler: ${gentler.text}`}>
          Gentler
        </a>
      )}{' '}
      {bolder && (
        <a href={routes.affirmation(bolder.slug)} aria-label={`Bolder: ${bolder.text}`}>
          Bolder
        </a>
      )}
    </span>
  )
}

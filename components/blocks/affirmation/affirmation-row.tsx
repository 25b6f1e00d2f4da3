import type { ReactNode } from 'react'
import { RowActions } from '@/components/affirmation/actions'
import type { CategoryName } from '@/content/types'
import type { Ladder } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'

interface AffirmationRowProps {
  /** Its words, some of which may be marked. */
  text: ReactNode
  /** The page of the affirmation, if it has one. */
  href?: string
  /** Of a published affirmation whose words are no link, so that it can be a favorite. */
  slug?: string
  /** Its category, for the sky of a favorite. */
  category?: CategoryName
  /** The label of the situation it is for, such as “For exams”. */
  situation?: string
  tags?: string[]
  /** The gentler and the bolder affirmation that say the same. */
  ladder?: Ladder
  /** The anchor of an affirmation without a page. */
  id?: string
}

/**
 * A row of a reading list, an `ol` with the class `rows`: text first, tags small, its actions at the end. It has no
 * classes of its own, since a page sends hundreds of rows: see affirmation-row.css.
 */
export function AffirmationRow(props: AffirmationRowProps) {
  const { text, href, slug, category, situation, tags = [], ladder = {}, id } = props
  const hasLadder = ladder.gentler !== undefined || ladder.bolder !== undefined
  const notes = [situation ?? [], tags.map((tag) => tag.replaceAll('-', ' '))].flat()
  return (
    <li id={id} data-affirmation="" data-slug={slug} data-category={category}>
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

import type { ComponentProps } from 'react'
import { listTags } from '@/components/affirmation/tags'
import { findSituation } from '@/lib/content/situations'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationRow } from './affirmation-row'

interface ListProps extends ComponentProps<'ol'> {
  /** Sets the first one large: the list is what its page is about. */
  lead?: boolean
  /** Says of a list in a column beside others that it begins with its sentence. */
  isFirst?: boolean
  /** False for verse. */
  isNumbered?: boolean
  /** How many stand above in another list: the numbers go on from there. */
  after?: number
}

function List({ lead = false, isFirst = false, isNumbered = true, after, ...props }: ListProps) {
  const looks = ['rows', isNumbered && 'rows-numbered', lead && 'rows-lead', isFirst && 'rows-first'].filter(Boolean)
  return <ol {...props} start={after ? after + 1 : undefined} className={looks.join(' ')} />
}

/** A reading list of published affirmations: rows on hairlines, each of which leads to its page. */
export function AffirmationList({ affirmations, ...props }: ListProps & { affirmations: ListedAffirmation[] }) {
  return (
    <List {...props}>
      {affirmations.map(({ gentler, bolder, ...affirmation }) => (
        <AffirmationRow
          key={affirmation.id}
          affirmation={affirmation}
          situation={findSituation(affirmation.audience)?.label}
          tags={listTags(affirmation.tags)}
          ladder={{ gentler, bolder }}
        />
      ))}
    </List>
  )
}

/** Affirmations that have no page of their own, with copy and share. */
export function UnlinkedAffirmationList({ texts, ...props }: ListProps & { texts: string[] }) {
  return (
    <List {...props}>
      {texts.map((text) => (
        <AffirmationRow key={text} text={text} />
      ))}
    </List>
  )
}

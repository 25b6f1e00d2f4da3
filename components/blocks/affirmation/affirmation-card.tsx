import './affirmation-card.css'
import { RowActions } from '@/components/affirmation/actions'
import { listTags } from '@/components/affirmation/tags'
import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'

interface AffirmationCardProps {
  affirmation: ListedAffirmation
  /** The anchor by which it is shared, in place of the link to its page. */
  anchor?: string
}

/**
 * An affirmation of a grid, a `ul` with the class `cards`: its situation, its words, then two tags beside its actions. Like rows it has
 * no classes of its own, since a page sends hundreds of them: see affirmation-card.css.
 */
export function AffirmationCard({ affirmation, anchor }: AffirmationCardProps) {
  const { id, slug, text, category, audience } = affirmation
  const situation = findSituation(audience)?.label
  const tags = listTags(affirmation.tags)
  return (
    <li id={anchor} data-affirmation={id} data-slug={anchor && slug} data-category={category}>
      {situation && <small>{situation}</small>}
      {anchor ? (
        <span data-text={text}>{text}</span>
      ) : (
        <a href={routes.affirmation(slug)} data-text={text}>
          {text}
        </a>
      )}
      {tags.length > 0 && <small>{tags.map((tag) => tag.replaceAll('-', ' ')).join('\u00a0· ')}</small>}
      <RowActions />
    </li>
  )
}

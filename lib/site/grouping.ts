/** Orders the affirmations of a page: those for anyone first, then by situation. A category has them by subcategory. */
import { situations } from '@/content/situations'
import type { Category } from '@/content/types'
import { CLASSIC } from '../affirmations/corpus/rules'
import type { Affirmation, Ladder } from '../affirmations/types'

export interface AffirmationGroup {
  /** Unique on a page. */
  id: string
  title: string
  affirmations: ListedAffirmation[]
}

/** An affirmation with its neighbors on its ladder, if it is on one. */
export type ListedAffirmation = Affirmation & Ladder

/** Each subcategory as a whole, so that its count is that of its own page, then what belongs to none. */
export function groupCategory(
  { displayName, subcategories }: Category,
  affirmations: ListedAffirmation[]
): AffirmationGroup[] {
  const ids = new Set(subcategories.map(({ id }) => id))
  const groups = [
    ...subcategories.map(({ id, title }) => ({
      id,
      title,
      affirmations: affirmations.filter(({ subcategory }) => subcategory === id)
    })),
    {
      id: 'more',
      title: `More ${displayName}`,
      affirmations: affirmations.filter(({ subcategory }) => !subcategory || !ids.has(subcategory))
    }
  ]
  return groups
    .filter((group) => group.affirmations.length > 0)
    .map((group) => ({ ...group, affirmations: inListOrder(group.affirmations) }))
}

/** First the classics, then what else needs no situation, then what does, in the order of situations.yaml. */
export function inListOrder(affirmations: ListedAffirmation[]): ListedAffirmation[] {
  const order = new Map(situations.map(({ id }, index) => [id, index]))
  const rank = ({ audience, tags }: Affirmation) => order.get(audience ?? '') ?? (tags.includes(CLASSIC) ? -2 : -1)
  return affirmations.toSorted((one, other) => rank(one) - rank(other))
}

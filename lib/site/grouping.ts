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

/** First what belongs to no subcategory, then each subcategory as a whole, so that its count is that of its own page. */
export function groupCategory(
  { displayName, subcategories }: Category,
  affirmations: ListedAffirmation[]
): AffirmationGroup[] {
  const ids = new Set(subcategories.map(({ id }) => id))
  const groups = [
    {
      id: 'general',
      title: displayName,
      affirmations: affirmations.filter(({ subcategory }) => !subcategory || !ids.has(subcategory))
    },
    ...subcategories.map(({ id, title }) => ({
      id,
      title,
      affirmations: affirmations.filter(({ subcategory }) => subcategory === id)
    }))
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

/** A part of the list of groups, such as the first twelve affirmations. */
export interface GroupPart extends AffirmationGroup {
  /** True if the group has begun in an earlier part. */
  isContinued: boolean
}

/** The affirmations from one index to another, counted over all groups. */
export function sliceGroups(groups: AffirmationGroup[], from: number, to: number): GroupPart[] {
  let start = 0
  return groups.flatMap((group) => {
    const count = group.affirmations.length
    const affirmations = group.affirmations.slice(Math.max(0, from - start), Math.max(0, to - start))
    const isContinued = from > start
    start += count
    return affirmations.length === 0 ? [] : [{ ...group, affirmations, isContinued }]
  })
}

/** What the page shows already comes last, so that the beginning of a list repeats nothing. */
export function shownLast(affirmations: ListedAffirmation[], shown: ListedAffirmation[]): ListedAffirmation[] {
  const ids = new Set(shown.map(({ id }) => id))
  return [...affirmations.filter(({ id }) => !ids.has(id)), ...affirmations.filter(({ id }) => ids.has(id))]
}

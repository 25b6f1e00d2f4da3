/** Groups the affirmations of a page: first those that the editor chose, then by theme, then by situation. */
import { situations } from '@/content/situations'
import type { Category } from '@/content/types'
import type { Affirmation, Ladder } from '../affirmations/types'
import { findSituation } from '../content/situations'

export interface AffirmationGroup {
  /** Unique on a page. */
  id: string
  /** A group without a title begins the list. */
  title?: string
  affirmations: ListedAffirmation[]
}

/** An affirmation with its neighbors on its ladder, if it is on one. */
export type ListedAffirmation = Affirmation & Ladder

/** @param first the affirmations at the top of the page; they are not repeated below */
export function groupCategory(
  { displayName, subcategories }: Category,
  first: ListedAffirmation[],
  affirmations: ListedAffirmation[]
): AffirmationGroup[] {
  const shown = new Set(first.map(({ id }) => id))
  const rest = affirmations.filter(({ id }) => !shown.has(id))
  const general = rest.filter(isGeneral)
  const themes = subcategories.map(({ id, title }) => ({
    id,
    title,
    affirmations: general.filter(({ subcategory }) => subcategory === id)
  }))
  const known = new Set(themes.flatMap((theme) => theme.affirmations))
  return withoutEmpty([
    { id: 'first', affirmations: first },
    { id: 'more', title: `More ${displayName}`, affirmations: general.filter((one) => !known.has(one)) },
    ...themes,
    ...groupSituations(rest)
  ])
}

/** A list of one theme: first those that need no situation. */
export function groupSubcategory(affirmations: ListedAffirmation[]): AffirmationGroup[] {
  return withoutEmpty([{ id: 'first', affirmations: affirmations.filter(isGeneral) }, ...groupSituations(affirmations)])
}

/** Leaves the first few of a list open, and gives the rest of them a title, which folds them. */
export function openFirst(groups: AffirmationGroup[], count: number, title: string): AffirmationGroup[] {
  return withoutEmpty(
    groups.flatMap((group) =>
      group.title
        ? [group]
        : [
            { ...group, affirmations: group.affirmations.slice(0, count) },
            { id: `${group.id}-more`, title, affirmations: group.affirmations.slice(count) }
          ]
    )
  )
}

/** In the order of situations.yaml. */
function groupSituations(affirmations: ListedAffirmation[]): AffirmationGroup[] {
  return situations.map(({ id, label }) => ({
    id: `for-${id}`,
    title: label,
    affirmations: affirmations.filter(({ audience }) => audience === id)
  }))
}

function isGeneral({ audience }: Affirmation): boolean {
  return findSituation(audience) === undefined
}

function withoutEmpty(groups: AffirmationGroup[]): AffirmationGroup[] {
  return groups.filter(({ affirmations }) => affirmations.length > 0)
}

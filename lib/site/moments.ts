/** The affirmations of a page at /for by moment. */
import { lifeMoments, lifePage } from '@/content/lives'
import type { Life } from '@/content/types'
import { ANYONE } from '../content/situations'
import type { ListedAffirmation } from './grouping'

export interface MomentGroup {
  title: string
  affirmations: ListedAffirmation[]
}

const titleOf = new Map(
  Object.entries(lifeMoments).flatMap(([title, tags]) => tags.split(' ').map((tag) => [tag, title]))
)
/** A heading over a single affirmation is one too many. */
const FEWEST = 2

/** Those of a life by its own headings if it has any, or those for anyone by the moments that all lives share. */
export function momentsOf({ moments }: Pick<Life, 'moments'>, affirmations: ListedAffirmation[]): MomentGroup[] {
  if (!moments) return groupByMoment(affirmations.filter(({ audience }) => audience === ANYONE))
  const byId = new Map(affirmations.map((one) => [one.id, one]))
  return moments
    .map(({ title, affirmations: ids }) => ({ title, affirmations: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter((group) => group.affirmations.length > 0)
}

/**
 * What the page of a life shows: those of its own, which have no title, and those of its moments. The first of all is the sentence of
 * the page.
 */
export function groupsOfLife(life: Pick<Life, 'moments'>, affirmations: ListedAffirmation[]): MomentGroup[] {
  const moments = momentsOf(life, affirmations)
  const grouped = new Set(moments.flatMap((group) => group.affirmations))
  const all = [{ title: '', affirmations: affirmations.filter((one) => !grouped.has(one)) }, ...moments]
  return all.filter((group) => group.affirmations.length > 0)
}

/** Groups in the order of the moments, each affirmation once; what fits none, or would be alone, comes last. */
export function groupByMoment(affirmations: ListedAffirmation[]): MomentGroup[] {
  const groups = Object.keys(lifeMoments)
    .map((title) => ({ title, affirmations: affirmations.filter((one) => momentOf(one) === title) }))
    .filter((group) => group.affirmations.length >= FEWEST)
  const grouped = new Set(groups.flatMap((group) => group.affirmations))
  const others = affirmations.filter((one) => !grouped.has(one))
  return others.length > 0 ? [...groups, { title: lifePage.anyTime, affirmations: others }] : groups
}

/** Its subcategory says more about its moment than its first theme, and that more than the next. */
function momentOf({ subcategory, tags }: ListedAffirmation): string | undefined {
  return [subcategory ?? '', ...tags].flatMap((tag) => titleOf.get(tag) ?? [])[0]
}

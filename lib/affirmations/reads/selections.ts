/** Lists that an editor has selected: all affirmations of some situations, single ones, and ladders. */
import { categoryNames, intensities, type Life } from '../../../content/types'
import type { Affirmation } from '../types'
import { type PublishedSnapshot, poolOf } from './published'

/** What an editor has selected, by ids and names. */
type Selection = Pick<Life, 'situations' | 'affirmations' | 'moments' | 'ladders'>

/** The most affirmations of situations in one list. */
const MAX_OWN = 100

export function selectAffirmations(snapshot: PublishedSnapshot, selection: Selection) {
  const byIds = (ids: string[]) => ids.flatMap((id) => snapshot.byId.get(id) ?? [])
  const first = byIds(selection.affirmations)
  const ofMoments = byIds((selection.moments ?? []).flatMap((moment) => moment.affirmations))
  const own = selection.situations
    .flatMap((situation) => poolOf(snapshot, categoryNames, situation).sort(byPage))
    .filter((affirmation) => !first.includes(affirmation) && !ofMoments.includes(affirmation))
  /** The chosen ones first, then those of the situations, in the order of the situations and of their pages. */
  const list = [...first, ...own.slice(0, MAX_OWN), ...ofMoments]
  /** The steps of each ladder, the gentlest first. A ladder with a retired step is left out. */
  const ladders = selection.ladders
    .map((name) => snapshot.ladders.get(name) ?? [])
    .filter(({ length }) => length === intensities.length)
  return { list, ladders, all: [...list, ...ladders.flat()] }
}

function byPage(one: Affirmation, other: Affirmation): number {
  return one.category.localeCompare(other.category) || one.position - other.position
}

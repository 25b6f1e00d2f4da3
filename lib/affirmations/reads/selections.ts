/** Lists that an editor has selected: all affirmations of some situations, single ones, and ladders. */
import { categoryNames, intensities } from '../../../content/types'
import { db } from '../../db/client'
import type { Affirmation } from '../types'
import { checkedList } from './published'
import { findAffirmations, fromRow } from './repository'

interface Selection {
  situations: readonly string[]
  /** Ids. */
  affirmations: readonly string[]
  ladders: readonly string[]
}

interface SelectedAffirmations {
  /** Those of the situations first. */
  list: Affirmation[]
  /** The steps of each ladder, the gentlest first. A ladder with a retired step is left out. */
  ladders: Affirmation[][]
}

/** The most affirmations of situations in one list. */
const MAX_OWN = 100
/** With the categories named, the index finds those of an audience. */
const published = { category: { in: [...categoryNames] }, position: { gte: 0 } }

export async function listSelection(selection: Selection): Promise<SelectedAffirmations> {
  const [own, chosen, { ladders }] = await Promise.all([
    listSituations(selection.situations),
    findAffirmations(selection.affirmations),
    checkedList()
  ])
  const steps = selection.ladders.map((name) => ladders.get(name) ?? [])
  return { list: [...own, ...chosen], ladders: steps.filter(isWhole) }
}

interface SelectionSummary {
  /** The number of its affirmations. */
  count: number
  /** The last change of one of them. */
  changed?: Date
}

/** The size and the last change of each list. Takes one query for all. */
export async function summarizeSelections(selections: readonly Selection[]): Promise<SelectionSummary[]> {
  const all = (part: keyof Selection) => [...new Set(selections.flatMap((selection) => selection[part]))]
  const rows = await db().affirmation.findMany({
    where: {
      position: { gte: 0 },
      OR: [
        { category: published.category, audience: { in: all('situations') } },
        { id: { in: all('affirmations') } },
        { ladder: { in: all('ladders') } }
      ]
    },
    select: { id: true, audience: true, ladder: true, updatedAt: true }
  })
  return selections.map(({ situations, affirmations, ladders }) => {
    const own = rows.filter(({ audience }) => audience !== null && situations.includes(audience)).slice(0, MAX_OWN)
    const chosen = rows.filter(({ id }) => affirmations.includes(id))
    const steps = ladders.map((name) => rows.filter(({ ladder }) => ladder === name)).filter(isWhole)
    const listed = [...own, ...chosen, ...steps.flat()]
    const changed = listed.map(({ updatedAt }) => updatedAt).sort((one, other) => Number(other) - Number(one))[0]
    return { count: listed.length, changed }
  })
}

/** In the order of the situations, then in that of their pages. */
async function listSituations(situations: readonly string[]): Promise<Affirmation[]> {
  if (situations.length === 0) return []
  const rows = await db().affirmation.findMany({
    where: { ...published, audience: { in: [...situations] } },
    orderBy: [{ category: 'asc' }, { position: 'asc' }],
    take: MAX_OWN
  })
  return situations.flatMap((situation) => rows.filter(({ audience }) => audience === situation)).map(fromRow)
}

function isWhole({ length }: unknown[]): boolean {
  return length === intensities.length
}

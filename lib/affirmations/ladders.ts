/** Ladders: affirmations that say the same with more and more nerve. */
import { intensities } from '../../content/types'
import { db } from '../db/client'
import { fromRow } from './repository'
import { intensityOf } from './rules'
import type { Affirmation } from './types'

export interface Ladder {
  /** The next gentler affirmation that says the same. */
  gentler?: Affirmation
  /** The next bolder one. */
  bolder?: Affirmation
}

/** The published neighbors of an affirmation on its ladder; none if it is on none. */
export async function ladderOf(affirmation: Affirmation): Promise<Ladder> {
  const own = stepOf(affirmation.tags)
  const steps = await stepsOf(affirmation)
  return {
    gentler: steps.findLast(({ tags }) => stepOf(tags) < own),
    bolder: steps.find(({ tags }) => stepOf(tags) > own)
  }
}

/** The published affirmations of an affirmation's ladder, itself among them, the gentlest first; none if it is alone. */
export async function stepsOf({ ladder }: Affirmation): Promise<Affirmation[]> {
  if (ladder === null) return []
  const rows = await db().affirmation.findMany({
    where: { ladder, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: intensities.length
  })
  const steps = rows.map(fromRow).sort((one, other) => stepOf(one.tags) - stepOf(other.tags))
  return steps.length > 1 ? steps : []
}

function stepOf(tags: readonly string[]): number {
  const intensity = intensityOf(tags)
  return intensity ? intensities.indexOf(intensity) : -1
}

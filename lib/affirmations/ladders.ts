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
export async function ladderOf({ id, ladder, tags }: Affirmation): Promise<Ladder> {
  if (ladder === null) return {}
  const rows = await db().affirmation.findMany({
    where: { ladder, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: intensities.length
  })
  const others = rows.filter((row) => row.id !== id).map(fromRow)
  const own = stepOf(tags)
  const steps = others.sort((one, other) => stepOf(one.tags) - stepOf(other.tags))
  return {
    gentler: steps.findLast(({ tags }) => stepOf(tags) < own),
    bolder: steps.find(({ tags }) => stepOf(tags) > own)
  }
}

function stepOf(tags: readonly string[]): number {
  const intensity = intensityOf(tags)
  return intensity ? intensities.indexOf(intensity) : -1
}

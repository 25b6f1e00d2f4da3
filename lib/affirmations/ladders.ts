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
  const [{ gentler, bolder } = {}] = await withLadders([affirmation])
  return { gentler, bolder }
}

/** A list, each with its neighbors. One query for all of them, which finds at most three affirmations of each ladder. */
export async function withLadders<Listed extends Affirmation>(affirmations: Listed[]): Promise<(Listed & Ladder)[]> {
  const ladders = [...new Set(affirmations.flatMap(({ ladder }) => ladder ?? []))]
  if (ladders.length === 0) return affirmations
  const rows = await db().affirmation.findMany({
    where: { ladder: { in: ladders }, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: ladders.length * intensities.length
  })
  const steps = new Map<string | null, Affirmation[]>(ladders.map((ladder) => [ladder, []]))
  for (const row of rows) steps.get(row.ladder)?.push(fromRow(row))
  for (const ladder of steps.values()) ladder.sort((one, other) => stepOf(one.tags) - stepOf(other.tags))
  return affirmations.map((affirmation) => {
    const ladder = steps.get(affirmation.ladder)
    if (!ladder) return affirmation
    const own = stepOf(affirmation.tags)
    return {
      ...affirmation,
      gentler: ladder.findLast(({ tags }) => stepOf(tags) < own),
      bolder: ladder.find(({ tags }) => stepOf(tags) > own)
    }
  })
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

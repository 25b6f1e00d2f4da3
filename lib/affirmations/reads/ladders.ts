/** Ladders: affirmations that say the same, each more boldly than the one before. */
import DataLoader from 'dataloader'
import { intensities } from '../../../content/types'
import { db } from '../../db/client'
import { intensityOf } from '../corpus/rules'
import type { Affirmation, Ladder } from '../types'
import { fromRow } from './repository'

/** The published neighbors of an affirmation on its ladder; none if it has no ladder. */
export async function ladderOf(affirmation: Affirmation): Promise<Ladder> {
  const [{ gentler, bolder } = {}] = await withLadders([affirmation])
  return { gentler, bolder }
}

/** Affirmations with their neighbors. Takes one query for all of them. */
export async function withLadders<Listed extends Affirmation>(affirmations: Listed[]): Promise<(Listed & Ladder)[]> {
  const ladders = await laddersOf(affirmations)
  return affirmations.map((affirmation) => {
    const steps = ladders.get(affirmation.ladder)
    if (!steps) return affirmation
    const own = stepOf(affirmation.tags)
    return {
      ...affirmation,
      gentler: steps.findLast(({ tags }) => stepOf(tags) < own),
      bolder: steps.find(({ tags }) => stepOf(tags) > own)
    }
  })
}

const ladderLoader = new DataLoader<string, Affirmation[]>(
  async (names) => {
    const found = await findLadders([...new Set(names)])
    return names.map((name) => found.get(name) ?? [])
  },
  { cache: false }
)

/**
 * The published affirmations of an affirmation's ladder, itself among them, the gentlest first; none if it is alone. Requests of
 * one turn of the event loop share a query, as their draws do.
 */
export async function stepsOf({ ladder }: Affirmation): Promise<Affirmation[]> {
  const steps = ladder === null ? [] : await ladderLoader.load(ladder)
  return steps.length > 1 ? steps : []
}

/** The ladders that these affirmations are on. */
function laddersOf(affirmations: Affirmation[]): Promise<Map<string | null, Affirmation[]>> {
  return findLadders([...new Set(affirmations.flatMap(({ ladder }) => ladder ?? []))])
}

/** The published steps of ladders by their names, the gentlest first. At most three of each are read. */
export async function findLadders(names: readonly string[]): Promise<Map<string | null, Affirmation[]>> {
  if (names.length === 0) return new Map()
  const rows = await db().affirmation.findMany({
    where: { ladder: { in: [...names] }, position: { gte: 0 } },
    orderBy: { position: 'asc' },
    take: names.length * intensities.length
  })
  const ladders = new Map<string | null, Affirmation[]>(names.map((name) => [name, []]))
  for (const row of rows) ladders.get(row.ladder)?.push(fromRow(row))
  for (const steps of ladders.values()) steps.sort((one, other) => stepOf(one.tags) - stepOf(other.tags))
  return ladders
}

/** The step of an affirmation on its ladder: 0 for gentle. */
function stepOf(tags: readonly string[]): number {
  const intensity = intensityOf(tags)
  return intensity ? intensities.indexOf(intensity) : -1
}

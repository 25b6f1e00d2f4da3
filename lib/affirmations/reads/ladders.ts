/** Ladders: affirmations that say the same, each more boldly than the one before. */
import type { Affirmation, Ladder } from '../types'
import { cachedSnapshot, currentSnapshot, stepOf } from './published'

/** The published neighbors of an affirmation on its ladder; none if it has no ladder. */
export async function ladderNeighbors(affirmation: Affirmation): Promise<Ladder> {
  const [{ gentler, bolder } = {}] = await withLadders([affirmation])
  return { gentler, bolder }
}

/** Affirmations with their neighbors. */
export async function withLadders<Listed extends Affirmation>(affirmations: Listed[]): Promise<(Listed & Ladder)[]> {
  const { ladders } = await currentSnapshot()
  return affirmations.map((affirmation) => {
    const steps = ladders.get(affirmation.ladder ?? '')
    if (!steps) return affirmation
    const own = stepOf(affirmation)
    return {
      ...affirmation,
      gentler: steps.findLast((step) => stepOf(step) < own),
      bolder: steps.find((step) => stepOf(step) > own)
    }
  })
}

/** The published affirmations of an affirmation's ladder, itself among them, the gentlest first; none if it is alone. */
export async function ladderOf({ ladder }: Affirmation): Promise<Affirmation[]> {
  const { ladders } = await cachedSnapshot()
  const steps = ladders.get(ladder ?? '') ?? []
  return steps.length > 1 ? steps : []
}

/** Look-ups of situations, and of whom an affirmation is for. Unknown names yield undefined. */
import { situations } from '@/content/situations'
import type { Situation } from '@/content/types'

/** The audience of affirmations that need no list around them. */
export const ANYONE = 'anyone'
/** The audience of affirmations that presume the list of their subcategory. */
export const LIST = 'list'

/** The situation with this id. An audience that is none (anyone, list, not sorted) has no situation. */
export function findSituation(id: string | null): Situation | undefined {
  return situations.find((situation) => situation.id === id)
}

/** All audiences that an affirmation can have. */
export function audienceNames(): string[] {
  return [ANYONE, LIST, ...situations.map(({ id }) => id)]
}

/** An affirmation as the API returns it. */
import { findSituation } from '../../content/situations'
import type { Affirmation } from '../types'
import { stepsOf } from './ladders'

export function affirmationPayload({ id, slug, text, category, tags, audience }: Affirmation) {
  return { id, slug, text, category, tags, for: audience, situation: findSituation(audience)?.label ?? null }
}

/** With the steps of its ladder, the gentlest first, itself among them; none if it is on none. */
export async function drawnPayload(affirmation: Affirmation) {
  return { ...affirmationPayload(affirmation), ladder: (await stepsOf(affirmation)).map(linePayload) }
}

/** What a card shows of an affirmation. */
export function linePayload({ id, slug, text, category, tags }: Affirmation) {
  return { id, slug, text, category, tags }
}

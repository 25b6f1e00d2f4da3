/** An affirmation as the API returns it. */
import type { CardAffirmation } from '../../../content/types'
import { findSituation } from '../../content/situations'
import type { Affirmation } from '../types'
import { ladderOf } from './ladders'

export function affirmationPayload({ id, slug, text, category, tags, audience }: Affirmation) {
  return { id, slug, text, category, tags, for: audience, situation: findSituation(audience)?.label ?? null }
}

/** The payload with the steps of its ladder, the gentlest first and itself among them; empty if it has no ladder. */
export async function payloadWithLadder(affirmation: Affirmation) {
  return { ...affirmationPayload(affirmation), ladder: (await ladderOf(affirmation)).map(cardPayload) }
}

/** The parts of an affirmation that a card shows. */
export function cardPayload({ id, slug, text, category, tags }: Affirmation): CardAffirmation {
  return { id, slug, text, category, tags }
}

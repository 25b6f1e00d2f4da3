/** An affirmation as the API returns it. */
import { findSituation } from '../content/situations'
import type { Affirmation } from './types'

export function affirmationPayload({ id, slug, text, category, tags, audience }: Affirmation) {
  return { id, slug, text, category, tags, for: audience, situation: findSituation(audience)?.label ?? null }
}

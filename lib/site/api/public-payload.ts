/** Affirmations as other sites' programs get them: with the addresses of their pages. */
import { affirmationPayload } from '../../affirmations/reads/payload'
import type { Affirmation, DailyAffirmation } from '../../affirmations/types'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'

export function publicPayload(affirmation: Affirmation) {
  return { ...affirmationPayload(affirmation), url: absoluteUrl(routes.affirmation(affirmation.slug)) }
}

export function dailyPayload({ date, isReplacement, affirmation }: DailyAffirmation) {
  return { date, isReplacement, ...publicPayload(affirmation) }
}

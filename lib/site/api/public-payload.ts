import { affirmationPayload } from '../../affirmations/reads/payload'
import type { Affirmation } from '../../affirmations/types'
import { env } from '../../env'
import { routes } from '../../routes'

/** An affirmation as programs of others read it: with the address of its page. */
export function publicPayload(affirmation: Affirmation) {
  return { ...affirmationPayload(affirmation), url: env().SITE_URL + routes.affirmation(affirmation.slug) }
}

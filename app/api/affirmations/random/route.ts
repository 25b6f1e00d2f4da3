import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { readJson } from '@/lib/http/request-input'
import { randomBody } from '@/lib/site/api/public-api'

/** A random affirmation for anyone, or for a situation if one is given, of any strength or of the one that is given. */
export const POST = handleErrors(async (request: Request) => {
  const { categories, for: audience, strength: intensity } = await readJson(request, randomBody)
  const affirmation = await randomAffirmation({ categories, audience, intensity })
  if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
  return uncachedJson(await payloadWithLadder(affirmation))
})

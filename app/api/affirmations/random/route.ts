import { WINK } from '@/lib/affirmations/corpus/rules'
import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { readJson } from '@/lib/http/request-input'
import { randomBody } from '@/lib/site/api/requests'

/** A random affirmation: of the categories, audience and strength that are given, and with `wink` none but jokes. */
export const POST = handleErrors(async (request: Request) => {
  const { categories, for: audience, strength: intensity, wink } = await readJson(request, randomBody)
  const affirmation = await randomAffirmation({ categories, audience, intensity, tag: wink ? WINK : undefined })
  if (!affirmation) throw new ProblemDetails(404, 'There are no affirmations in these categories yet.')
  return uncachedJson(await payloadWithLadder(affirmation))
})

import { randomAffirmation } from '@/lib/affirmations/draws/random-draw'
import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { retryLater } from '@/lib/http/problem-details'
import { readQuery } from '@/lib/http/request-input'
import { freshQuery } from '@/lib/site/api/public-api'
import { idOfToday } from '@/lib/site/reads'

/**
 * A fresh affirmation each time: never the one of today, which the page shows already, and never the one named by
 * `not` (an id), which the visitor sees now.
 */
export const GET = handleErrors(async (request: Request) => {
  const { not } = readQuery(request, freshQuery)
  const affirmation = await randomAffirmation({ except: [await idOfToday(), not].filter((id) => id !== undefined) })
  if (!affirmation) throw retryLater(503, 'There are no affirmations yet.', 60)
  const { id, slug, text, category } = affirmation
  return uncachedJson({ id, slug, text, category })
})

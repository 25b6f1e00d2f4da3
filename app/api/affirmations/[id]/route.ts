import { drawnPayload } from '@/lib/affirmations/payload'
import { cachedJson, handleErrors, OPEN_TO_ALL, refuseAllBut, respondToPreflight } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { findAffirmation, findRetired } from '@/lib/site/reads'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ id: string }>
}

/** One published affirmation, by id or slug, with the steps of its ladder. */
export const GET = handleErrors(async (request: Request, { params }: Context) => {
  const idOrSlug = (await params).id.toLowerCase()
  const affirmation = await findAffirmation(idOrSlug)
  if (!affirmation) {
    if (await findRetired(idOrSlug)) throw new ProblemDetails(410, 'This affirmation has been retired.')
    throw new ProblemDetails(404, 'There is no such affirmation.')
  }
  return cachedJson(request, await drawnPayload(affirmation))
}, OPEN_TO_ALL)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
export const OPTIONS = respondToPreflight

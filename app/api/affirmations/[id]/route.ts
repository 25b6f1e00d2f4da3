import { payloadWithLadder } from '@/lib/affirmations/reads/payload'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import { handleErrors } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'

/** One published affirmation, by id or slug, with the steps of its ladder. */
export const GET = handleErrors(async (_request: Request, { params }: RouteContext<'/api/affirmations/[id]'>) => {
  const found = await findPublishedOrRetired((await params).id)
  if (!found) throw new ProblemDetails(404, 'There is no such affirmation.')
  if (found.isRetired) throw new ProblemDetails(410, 'This affirmation has been retired.')
  return Response.json(await payloadWithLadder(found.affirmation))
})

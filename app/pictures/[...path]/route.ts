import { handleErrors } from '@/lib/http/api-response'
import { pictureResponse } from '@/lib/http/picture-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { findSocialImage } from '@/lib/site/social-image'

const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600'

/**
 * The picture of a page: /pictures, the page's path, preview.png; an affirmation also has the other sizes. An edited text shows
 * in a picture after two hours at most.
 */
export const GET = handleErrors(async (request: Request, { params }: RouteContext<'/pictures/[...path]'>) => {
  const picture = await findSocialImage((await params).path)
  if (!picture) throw new ProblemDetails(404, 'There is no such picture.')
  return pictureResponse(request, picture, CACHE_CONTROL)
})

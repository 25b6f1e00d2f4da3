import { handleErrors } from '@/lib/http/api-response'
import { cacheHeaders, isNotModified } from '@/lib/http/cached-json'
import { ProblemDetails } from '@/lib/http/problem-details'
import { findSocialImage } from '@/lib/site/social-image'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ path: string[] }>
}

/**
 * The picture of a page: /pictures, the page's path, preview.png; an affirmation also has square.png and story.png. An edited
 * text shows in a picture after two hours at most.
 */
export const GET = handleErrors(async (request: Request, { params }: Context) => {
  const picture = await findSocialImage((await params).path)
  if (!picture) throw new ProblemDetails(404, 'There is no such picture.')
  const etag = `"${picture.key}"`
  const headers = { 'content-type': 'image/png', ...cacheHeaders(request, etag) }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await picture.png()), { headers })
})

import { handleErrors } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { TooBusy } from '@/lib/site/gate'
import { findSocialImage } from '@/lib/site/social-image'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ path: string[] }>
}

const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600'

/**
 * The picture of a page: /pictures, the page's path, preview.png; an affirmation also has square.png and story.png. An edited
 * text shows in a picture after two hours at most.
 */
export const GET = handleErrors(async (request: Request, { params }: Context) => {
  const picture = await findSocialImage((await params).path)
  if (!picture) throw new ProblemDetails(404, 'There is no such picture.')
  if ('movedTo' in picture) {
    return new Response(null, { status: 308, headers: { location: picture.movedTo, 'cache-control': 'no-store' } })
  }
  const etag = `"${picture.key}"`
  const headers = { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const png = await picture.png().catch(refuseTooMany)
  return new Response(new Uint8Array(png), { headers })
})

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw new ProblemDetails(503, 'Too many pictures are being drawn right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' }
  })
}

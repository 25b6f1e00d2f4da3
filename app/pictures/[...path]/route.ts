import { answering } from '@/lib/api/answer'
import { cacheHeaders, hasAlready } from '@/lib/api/cached'
import { Problem } from '@/lib/api/problem'
import { findPicture } from '@/lib/pictures/picture'

export const dynamic = 'force-dynamic'

/** An edited text shows in a picture after two hours at most. */
const SECONDS = 3_600

interface Context {
  params: Promise<{ path: string[] }>
}

/** The picture of a page: /pictures, the page's path, preview.png; an affirmation also has square.png and story.png. */
export const GET = answering(async (request: Request, { params }: Context) => {
  const picture = await findPicture((await params).path)
  if (!picture) throw new Problem(404, 'There is no such picture.')
  const etag = `"${picture.key}"`
  const headers = { 'content-type': 'image/png', ...cacheHeaders(etag, SECONDS) }
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await picture.png()), { headers })
})

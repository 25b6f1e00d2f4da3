/** Responses with drawn images. */
import { TooBusy } from '../site/fair-queue'
import type { SocialImage } from '../site/social-image'
import { retryLater } from './problem-details'

/** @throws ProblemDetails 503 if too many wait to be drawn */
export async function pictureResponse(
  request: Request,
  { key, file, read }: SocialImage,
  cacheControl: string
): Promise<Response> {
  const etag = `"${key}"`
  const headers = {
    'content-type': 'image/png',
    'content-disposition': `inline; filename="${file}"`,
    'cache-control': cacheControl,
    etag
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await read().catch(refuseTooMany)), { headers })
}

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw retryLater(503, 'Too many pictures are being drawn right now. Please try again in a minute.', 60)
}

/** Responses with drawn images. */

import type { SocialImageSize } from '../images/formats'
import { TooBusy } from '../site/gate'
import { imageOfAffirmation, type SocialImage } from '../site/social-image'
import { handleErrors } from './api-response'
import { ProblemDetails } from './problem-details'
import { requestedDay } from './public-reads'

/** @throws ProblemDetails 503 if too many wait to be drawn */
export async function pictureResponse(
  request: Request,
  { key, type, read }: SocialImage,
  cacheControl: string
): Promise<Response> {
  const etag = `"${key}"`
  const headers = { 'content-type': type, 'cache-control': cacheControl, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await read().catch(refuseTooMany)), { headers })
}

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw new ProblemDetails(503, 'Too many pictures are being drawn right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' }
  })
}

/**
 * The handler of a picture of the day. Caches ask each time whether it is still the one of the day, which costs no drawing:
 * its date depends on the time zone that the request names.
 */
export function pictureOfDay(size: SocialImageSize | 'svg') {
  return handleErrors(async (request: Request) => {
    const { affirmation } = await requestedDay(request)
    return pictureResponse(request, imageOfAffirmation(affirmation, size), 'public, no-cache')
  })
}

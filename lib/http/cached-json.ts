/** Answers that caches may keep: an ETag, how long, and 304 for a client that has it already. */
import { createHash } from 'node:crypto'

/**
 * How long answers that show published lines may be kept, in seconds. A cache in front and then a browser keep them twice
 * as long each: what is published or retired shows within a minute.
 */
export const AFFIRMATION_SECONDS = 15

/** A strong ETag of a text, in its quotes. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Browsers and shared caches may keep it so long, and answer with it for as long again while they ask anew. */
export function cacheHeaders(etag: string, seconds: number): Record<string, string> {
  return {
    'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    etag
  }
}

/** Whether the client sent this ETag along, or `*`. */
export function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** A text of this type, or 304. */
export function cachedText(
  request: Request,
  text: string,
  contentType: string,
  seconds: number,
  headers: Record<string, string> = {}
): Response {
  const etag = etagOf(text)
  const all = { 'content-type': contentType, ...cacheHeaders(etag, seconds), ...headers }
  return isNotModified(request, etag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(text, { headers: all })
}

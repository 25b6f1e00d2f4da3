/** Cacheable responses: ETag, Cache-Control, and 304 for a client that has the body already. */
import { createHash } from 'node:crypto'

/**
 * Seconds for which a response with published affirmations may be cached. A shared cache and then a browser may each use
 * it twice as long, stale-while-revalidate included, so that a change is visible within a minute.
 */
export const AFFIRMATION_SECONDS = 15

/** The strong ETag of a text, with its quotes. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Browsers and shared caches may use a response for `seconds`, and for as long again while they revalidate it. */
export function cacheHeaders(etag: string, seconds: number): Record<string, string> {
  return {
    'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    etag
  }
}

/** True if If-None-Match names this ETag or `*`. */
export function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** A cacheable text, or 304. */
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

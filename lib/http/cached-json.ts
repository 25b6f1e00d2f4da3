/** Cacheable responses: ETag, Cache-Control, and 304 for a client that has the body already. */
import { createHash } from 'node:crypto'
import { cachePolicy } from '../site/cache-policy'

/** The strong ETag of a text, with its quotes. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** The headers of a cacheable response, by the cache policy of its address. */
export function cacheHeaders(request: Request, etag: string): Record<string, string> {
  return { 'cache-control': cachePolicy(new URL(request.url).pathname).cacheControl, etag }
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
  headers: Record<string, string> = {}
): Response {
  const etag = etagOf(text)
  const all = { 'content-type': contentType, ...cacheHeaders(request, etag), ...headers }
  return isNotModified(request, etag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(text, { headers: all })
}

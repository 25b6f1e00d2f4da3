/** Parses the target in a request's first line into the canonical form that the rest of the server uses. */
import { foldCase } from '../../routes'

/** The longest accepted query, in bytes. The site's own queries are far shorter. */
export const QUERY_LIMIT = 2_048
export const PARAMETER_LIMIT = 30
/** The longest accepted path. An address has at most 200 characters, each of up to nine bytes when percent-encoded. */
const PATH_LIMIT = 2_048

export interface Target {
  /** The name of a file, whose case counts: percent-encoded only where it must be, and without a trailing slash. */
  file: string
  /** The same with its case folded, as in all other addresses. */
  path: string
  /** The query without the question mark. */
  query: string
  /** True if the requested path ended with a slash. */
  hasTrailingSlash: boolean
}

/**
 * Parses a target: removes the origin that a proxy may add (RFC 9112, 3.2.2), resolves dot segments and decodes escapes once.
 * @returns undefined if the target is not a path in percent-encoded UTF-8, or has an empty segment
 */
export function parseTarget(target: string): Target | undefined {
  const own = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [rawPath = '', ...query] = (own.split('#')[0] as string).split('?')
  if ((rawPath !== '' && !rawPath.startsWith('/')) || (rawPath === '' && own === target)) return undefined
  if (rawPath.length > PATH_LIMIT) return undefined
  const decoded = rawPath.split('/').slice(1).map(decode)
  if (decoded.some((segment) => segment === undefined)) return undefined
  const segments: string[] = []
  for (const segment of decoded as string[]) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  const hasTrailingSlash = segments.length > 1 && segments.at(-1) === ''
  if (segments.at(-1) === '') segments.pop()
  if (segments.includes('')) return undefined
  return {
    file: encodePath(segments),
    path: encodePath(segments.map(foldCase)),
    query: query.join('?'),
    hasTrailingSlash
  }
}

function encodePath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}

export function isTooLong(query: string): boolean {
  return query.length > QUERY_LIMIT || query.split('&', PARAMETER_LIMIT + 1).length > PARAMETER_LIMIT
}

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

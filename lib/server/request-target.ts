/** The address in a request's first line, in the one form that the rest of the server works with. */

/** The longest query that is read, in bytes. Nothing of ours comes near it. */
export const QUERY_LIMIT = 2_048
export const PARAMETER_LIMIT = 30
/** The longest path: a page's address has at most 200 characters, those of other scripts up to nine bytes each. */
const PATH_LIMIT = 2_048

export interface Target {
  /** Decoded parts of the path; none for the home page. */
  segments: string[]
  /** Canonical: percent-encoded only where it must be, lower case, without a trailing slash. */
  path: string
  /** Without the question mark. */
  query: string
  /** The path that was asked for ended with a slash. */
  hasTrailingSlash: boolean
}

/**
 * Reads the target of a request: without the origin that a proxy may put in front (RFC 9112, 3.2.2), with dot segments
 * resolved and escapes decoded once.
 * @returns undefined for what is no path in percent-encoded UTF-8, and for one with an empty segment
 */
export function parseTarget(target: string): Target | undefined {
  const own = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [rawPath = '', query = ''] = splitOnce(own.split('#')[0] as string, '?')
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
  const path = `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`
  return { segments, path, query, hasTrailingSlash }
}

export function isTooLong(query: string): boolean {
  return query.length > QUERY_LIMIT || query.split('&', PARAMETER_LIMIT + 1).length > PARAMETER_LIMIT
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

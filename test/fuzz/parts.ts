/** The parts of attacks: arbitrary text wherever a request may hold text. */
import fc from 'fast-check'
import { anyText } from '../arbitraries'

export interface Attack {
  kind: string
  /** Latin-1: one character per byte. */
  bytes: string
  /** True if it is a complete HTTP request, so that the server has to respond. */
  complete: boolean
  /** The statuses that a complete request may get, if only some are right. */
  statuses?: number[]
}

/** Sent in many places: a page that contains it unescaped is open to cross-site scripting. */
export const MARKER = `<fz"'>`

export const latin = (text: string) => Buffer.from(text).toString('latin1')
export const joined = (part: fc.Arbitrary<string>, maxLength: number, by = '') =>
  fc.array(part, { maxLength }).map((parts) => parts.join(by))

/** A percent-encoded text, as a browser sends it, with or without the marker. */
export const anySegment = fc
  .tuple(anyText, fc.constantFrom('', MARKER))
  .map(([text, marker]) => encodeURIComponent((text.slice(0, 300) + marker).toWellFormed()))
const PARAMETERS = 'after not _rsc q kind category page for date tz tag url w __nextLocale'.split(' ')
export const anyQuery = joined(
  fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), anySegment), anySegment).map((pair) => pair.join('=')),
  3,
  '&'
)

/** Header values that a parser accepts. Invalid ones are in broken.ts. */
const anyHeaderValue = fc.oneof(
  fc
    .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 })
    .map((value) => value.replaceAll('\x7f', '')),
  fc.constantFrom('1', '*', MARKER, '%7B%22', '[["",{}]]', 'null', 'bytes=0-99999999999999999999', '/etc/passwd', '0')
)
const HEADERS = `Origin Sec-Fetch-Site X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port Forwarded
  X-Client-Address X-Request-Id Accept Accept-Language If-None-Match If-Match If-Modified-Since Range Cookie Referer
  User-Agent RSC Next-Router-State-Tree Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Url Next-Action
  X-Middleware-Subrequest X-Middleware-Rewrite X-Nextjs-Data X-Matched-Path X-Invoke-Path X-Invoke-Status X-Invoke-Error
  X-Invoke-Query X-Invoke-Output X-Now-Route-Matches X-Prerender-Revalidate X-Original-Url X-Http-Method-Override Via
  X-Action-Forwarded X-Next-Cache-Tags Purpose Max-Forwards Authorization Upgrade-Insecure-Requests Te`.split(/\s+/)
export const anyHeaders = joined(
  fc.tuple(fc.constantFrom(...HEADERS), anyHeaderValue).map(([name, value]) => `${name}: ${value}\r\n`),
  4
)

/** The head of a request for this site. */
export function head(method: string, target: string, headers = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}`
}

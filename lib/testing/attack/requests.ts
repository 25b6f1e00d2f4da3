/** Requests of an attacker, as the bytes of a connection: each a random one of a kind, the same for the same seed. */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { anyBody, anyContentType, anyText } from '../arbitraries'

export interface Attack {
  kind: string
  /** Latin-1: one character a byte. */
  bytes: string
  /** Whether it is whole by HTTP's rules, so that an answer has to come. */
  whole: boolean
  /** What a whole request may be answered with, where only some answers are right. */
  statuses?: number[]
}

/** Sent in many places: an answer of markup that has it unescaped reflects what a visitor was made to send. */
export const MARKER = `<fz"'>`

const SUBMISSION = { name: MARKER, email: 'ann@example.org', category: 'love', affirmationText: `${MARKER} I rest.` }
const latin = (text: string) => Buffer.from(text).toString('latin1')
const joined = (part: fc.Arbitrary<string>, maxLength: number, by = '') =>
  fc.array(part, { maxLength }).map((parts) => parts.join(by))

/** A text percent-encoded, as a browser would, with or without the marker. */
const anySegment = fc
  .tuple(anyText, fc.constantFrom('', MARKER))
  .map(([text, marker]) => encodeURIComponent((text.slice(0, 300) + marker).toWellFormed()))
const anyQuery = joined(
  fc
    .tuple(fc.oneof(fc.constantFrom('after', 'not', '_rsc', 'q', 'url', 'w', '__nextLocale'), anySegment), anySegment)
    .map(([key, value]) => `${key}=${value}`),
  3,
  '&'
)

/** Header values: what a parser lets through, CR and LF excepted; broken ones are a kind of their own. */
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
const anyHeaders = joined(
  fc.tuple(fc.constantFrom(...HEADERS), anyHeaderValue).map(([name, value]) => `${name}: ${value}\r\n`),
  4
)

/** The head of a request for this site. */
function head(method: string, target: string, headers = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}`
}

/** Cuts a body into chunks of a size. */
function chunked(body: string, size: number): string {
  const parts = body.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
}

/** A write whose body is any body; sent whole, in chunks or compressed. */
function write(kind: string, path: string, good: Record<string, unknown>, statuses: number[]): fc.Arbitrary<Attack> {
  const framing = fc.constantFrom('length', 'length', 'chunked', 'gzip')
  const headers = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: anyHeaders })
  return fc.tuple(anyBody(good), anyContentType, framing, headers).map(([body, type, how, more]) => {
    let bytes = typeof body === 'string' ? latin(body) : Buffer.from(body).toString('latin1')
    const given = `Content-Type: ${type}\r\n${more}`
    if (how === 'chunked') {
      const framed = head('POST', path, `${given}Transfer-Encoding: chunked\r\n\r\n`) + chunked(bytes, 700)
      return { kind, bytes: framed, whole: true, statuses }
    }
    if (how === 'gzip') bytes = gzipSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    const encoding = how === 'gzip' ? 'Content-Encoding: gzip\r\n' : ''
    const length = `Content-Length: ${bytes.length}\r\n\r\n`
    return { kind, bytes: head('POST', path, given + encoding + length) + bytes, whole: true, statuses }
  })
}

/** A form for the calls behind the links of e-mails, with a token that was not given out. */
const links: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('unsubscribe', 'confirm'), anySegment, anyBody({ token: 'x' }), anyHeaders, fc.boolean())
  .map(([name, token, any, headers, isForm]) => {
    const body = isForm ? `token=${token}` : Buffer.from(any).toString('latin1')
    const type = `Content-Type: ${isForm ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=b'}\r\n`
    const length = `Content-Length: ${body.length}\r\n\r\n`
    const target = `/api/newsletter/${name}${isForm ? '' : `?token=${token}`}`
    const bytes = head('POST', target, headers + type + length) + body
    return { kind: 'POST /api/newsletter, links', bytes, whole: true, statuses: [303, 307, 400, 413] }
  })

const anyMethod = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
      'PURGE'
    )
  }
)

/** A request without a body for an address below one of the paths, which may have a `*` for any text. */
function read(kind: string, paths: string[], methods: fc.Arbitrary<string>, statuses?: number[]): fc.Arbitrary<Attack> {
  return fc
    .tuple(fc.constantFrom(...paths), fc.infiniteStream(anySegment), anyQuery, methods, anyHeaders)
    .map(([path, segments, query, method, headers]) => {
      const target = path.replaceAll('*', () => segments.next().value) + (query && `?${query}`)
      return { kind, bytes: head(method, target, `${headers}\r\n`), whole: true, statuses }
    })
}

const CALLS = ['/api/categories', '/api/daily-affirmation', '/api/affirmations/*', '/api/affirmations/category/*']
const PAGES = `/ /* /affirmation/* /category/* /category/*/* /category/daily/* /how-to-guide /how-to-guide/* /how-to/*
  /problem-solution/* /submit /generator /builder /resources/* /pictures/*/preview.png /pictures/affirmation/*/story.png
  /pictures/*/*/*/square.png /sitemaps/* /sitemaps/affirmations-daily-*.xml /feed.xml /feed.json /downloads/* /.well-known/*
  /_next/image /_next/static/* /_next/static/chunks/* /_next/data/*/index.json /_next/* /fonts/* /newsletter/unsubscribe
  /newsletter/confirm /newsletter/* /api/* /api/*/* /api/health /favicon.ico /icon-*.png /llms.txt`.split(/\s+/)

/** A form or an action sent to a page, which has neither. */
const posted: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('/', '/submit', '/affirmation/x', '/x'), anyHeaders, fc.nat(300), fc.string())
  .map(([path, headers, size, name]) => {
    const field = `--b\r\nContent-Disposition: form-data; name="$ACTION_ID_${latin(name).replace(/[\r\n]/g, '')}"\r\n\r\n`
    const body = `${field}${'["$K1"]'.repeat(size)}\r\n--b--\r\n`
    const type = 'Content-Type: multipart/form-data; boundary=b\r\n'
    const length = `Content-Length: ${body.length}\r\n\r\n`
    return { kind: 'page, posted to', bytes: head('POST', path, headers + type + length) + body, whole: true }
  })

const TRICKS =
  `% %% %zz %0 %00 %0d%0aX-Fuzz:%201 %c0%af %e2%80 %ed%a0%80 %ff %2e%2e %2e%2e%2f %5c .. ../ ..; ..;/ ..%2f ..%5c . // \\
  /// /./ /../ ; : @ * ? ?? # & [ ] { } | ^ \` < > " %3Cscript%3E ${'a'.repeat(300)} %252e%252e %u002e \x80 \xff \xc3\xa9 \x00 \x01
  \x7f \x1b[31m _next __proto__ constructor etc/passwd .env .git/config package.json data/site.db .next/BUILD_ID`.split(
    /\s+/
  )
const START = [
  '/',
  '//',
  '/affirmation/',
  '/category/',
  '/api/',
  '/api/affirmations/',
  '/pictures/',
  '/_next/',
  '/sitemaps/'
]
const anyTarget = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...START), joined(fc.constantFrom('/', ...TRICKS), 8))
      .map((all) => all.join(''))
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      'http://evil.example/',
      'https://localhost/',
      'evil.example:443',
      'http://',
      '',
      'x'
    )
  },
  { weight: 1, arbitrary: anyText.map((text) => `/${latin(text).replace(/[\r\n ]/g, '')}`) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1_000, max: 40_000 }).map((length) => `/affirmation/${'a/'.repeat(length / 2)}`)
  }
)
const trick: fc.Arbitrary<Attack> = fc.tuple(anyTarget, anyMethod, anyHeaders).map(([target, method, headers]) => {
  // What a byte of the address does to the parser is the parser's choice: an answer need not come.
  return { kind: 'address', bytes: head(method, target, `${headers}\r\n`), whole: false }
})

/** Requests that break HTTP's own rules. */
const BROKEN: string[] = [
  head(
    'POST',
    '/api/submit',
    'Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  ),
  head('POST', '/api/submit', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   '),
  head('POST', '/api/submit', 'Content-Length: -1\r\n\r\n{}'),
  head('POST', '/api/submit', 'Content-Length: 99999999999999999999\r\n\r\n{}'),
  head('POST', '/api/submit', 'Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"name":"'),
  head('POST', '/api/submit', 'Content-Type: application/json\r\nContent-Length: 0\r\n\r\n{"name":"x"}'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\n2;x="\x00"\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}'),
  head('POST', '/api/submit', 'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'),
  head('POST', '/api/submit', 'Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}'),
  head('GET', '/', `X-Fuzz: a\r\n b\r\n\tc\r\n\r\n`),
  head('GET', '/', 'No colon here\r\n\r\n'),
  head('GET', '/', 'X-Space : 1\r\n\r\n'),
  head('GET', '/', ': nothing\r\n\r\n'),
  head('GET', '/', 'X-Nul: a\x00b\r\n\r\n'),
  head('GET', '/', 'X-Return: a\rb\r\n\r\n'),
  head(
    'GET',
    '/',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n'
  ),
  head('GET', '/_next/webpack-hmr', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n'),
  head('GET', '/', 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n'),
  head('GET', '/', `X-Long: ${'a'.repeat(70_000)}\r\n\r\n`),
  head('GET', '/', `${'X-Many: 1\r\n'.repeat(3_000)}\r\n`),
  head('GET', '/', 'Host: other\r\n\r\n'),
  head('G'.repeat(5_000), '/', '\r\n'),
  head('get', '/', '\r\n'),
  head('CONNECT', 'evil.example:443', '\r\n'),
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: \r\n\r\n',
  `GET / HTTP/1.1\r\nHost: ${MARKER}\r\nConnection: close\r\n\r\n`,
  'GET /submit HTTP/1.1\r\nHost: evil.example:99999\r\nConnection: close\r\n\r\n',
  'GET /submit/ HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1 extra\r\nHost: x\r\n\r\n',
  'GET /\r\n',
  'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '{"name":"x"}\r\n\r\n'
]
const broken: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BROKEN).map((bytes) => ({ kind: 'broken HTTP', bytes, whole: false })) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }).map((all) => {
      return { kind: 'random bytes', bytes: Buffer.from(all).toString('latin1'), whole: false }
    })
  }
)

const submit = write('POST /api/submit', '/api/submit', SUBMISSION, [201, 307, 400, 403, 413, 415])
const subscribe = write('POST /api/newsletter/subscribe', '/api/newsletter/subscribe', { email: 'a@example.org' }, [
  ...[200, 307, 400, 403, 413, 415]
])
const random = write('POST /api/affirmations/random', '/api/affirmations/random', { categories: ['daily'] }, [
  ...[200, 307, 400, 413, 415]
])
const calls = read('calls, read', CALLS, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), [
  ...[200, 304, 307, 308, 400, 404]
])
const pages = read('pages and files', PAGES, anyMethod)

/** A good or bad request with some of its bytes changed, left out or doubled. */
const bent: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.oneof(submit, subscribe, calls, pages, trick),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255), fc.nat(2)), {
      minLength: 1,
      maxLength: 6
    })
  )
  .map(([{ bytes }, changes]) => {
    let changed = bytes
    for (const [where, byte, how] of changes) {
      // Mostly in the head, where bytes mean something.
      const at = Math.floor(where * Math.min(changed.length, 300))
      const put = how === 2 ? '' : String.fromCharCode(byte)
      changed = changed.slice(0, at) + put + changed.slice(how === 0 ? at : at + 1)
    }
    return { kind: 'bent requests', bytes: changed, whole: false }
  })

/** Two requests on one connection, the second sent before the first is answered. */
const pipelined: fc.Arbitrary<Attack> = fc.tuple(calls, fc.oneof(submit, bent, trick)).map(([first, second]) => {
  const open = first.bytes.replace('Connection: close\r\n', '')
  return { kind: 'two at once', bytes: open + second.bytes, whole: false }
})

const anyAttack = fc.oneof(
  { weight: 5, arbitrary: submit },
  { weight: 3, arbitrary: subscribe },
  { weight: 3, arbitrary: random },
  { weight: 2, arbitrary: links },
  { weight: 4, arbitrary: calls },
  { weight: 7, arbitrary: pages },
  { weight: 1, arbitrary: posted },
  { weight: 4, arbitrary: trick },
  { weight: 2, arbitrary: broken },
  { weight: 2, arbitrary: bent },
  { weight: 1, arbitrary: pipelined }
)

const BATCH = 100

/** So many attacks, one after the other; the same for the same seed. */
export function* attacks(count: number, seed: number): Generator<Attack> {
  for (let batch = 0; batch * BATCH < count; batch += 1) {
    const all = fc.sample(anyAttack, { seed: seed + batch, numRuns: BATCH })
    yield* all.slice(0, count - batch * BATCH)
  }
}

/** Attacks by address, with any method and with headers that may have an effect. */
import fc from 'fast-check'
import { anyText, weighted } from '../arbitraries'
import { type Attack, anyHeaders, anyQuery, anySegment, head, joined, latin } from './parts'

const anyMethod = weighted(
  [6, fc.constant('GET')],
  [2, fc.constantFrom(...'HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY PURGE'.split(' '))]
)

/** A request without a body for one of the paths, in which `*` stands for any text. */
function read(kind: string, paths: string[], methods: fc.Arbitrary<string>, statuses?: number[]): fc.Arbitrary<Attack> {
  return fc
    .tuple(fc.constantFrom(...paths), fc.infiniteStream(anySegment), anyQuery, methods, anyHeaders)
    .map(([path, segments, query, method, headers]) => {
      const target = path.replaceAll('*', () => segments.next().value) + (query && `?${query}`)
      return { kind, bytes: head(method, target, `${headers}\r\n`), complete: true, statuses }
    })
}

const API_PATHS =
  '/api/categories /api/daily-affirmation /api/today /api/random /api/deck /api/affirmations/* /api/affirmations/category/*'.split(
    ' '
  )
const PAGE_PATHS =
  `/ /* /affirmation/* /category/* /category/*/* /category/daily/* /how-to-guide /how-to-guide/* /how-to/*
  /problem-solution/* /science-hub/* /submit /generator /builder /favorites /practice /accessibility /offline /resources/* /pictures/*/preview.png /pictures/affirmation/*/story.png
  /pictures/*/*/*/square.png /sitemaps/* /sitemaps/affirmations-*.xml /feed.xml /atom.xml /feed.json /corpus.* /api /downloads/* /.well-known/*
  /_next/image /_next/static/* /_next/static/chunks/* /_next/data/*/index.json /_next/* /fonts/* /newsletter/unsubscribe /newsletter/settings /unsubscribe
  /newsletter/confirm /newsletter/* /api/* /api/*/* /api/health /favicon.ico /icon-*.png /llms.txt`.split(/\s+/)

const ODD_PARTS =
  `% %% %zz %0 %00 %0d%0aX-Fuzz:%201 %c0%af %e2%80 %ed%a0%80 %ff %2e%2e %2e%2e%2f %5c .. ../ ..; ..;/ ..%2f ..%5c . // \\
  /// /./ /../ ; : @ * ? ?? # & [ ] { } | ^ \` < > " %3Cscript%3E ${'a'.repeat(300)} %252e%252e %u002e \x80 \xff \xc3\xa9 \x00 \x01
  \x7f \x1b[31m _next __proto__ constructor etc/passwd .env .git/config package.json data/site.db .next/BUILD_ID`.split(
    /\s+/
  )
const PREFIXES = '/ // /affirmation/ /category/ /api/ /api/affirmations/ /pictures/ /_next/ /sitemaps/'.split(' ')
const anyTarget = weighted(
  [5, fc.tuple(fc.constantFrom(...PREFIXES), joined(fc.constantFrom('/', ...ODD_PARTS), 8)).map((all) => all.join(''))],
  [1, fc.constantFrom('', ...'* http://evil.example/ https://localhost/ evil.example:443 http:// x'.split(' '))],
  [1, anyText.map((text) => `/${latin(text).replace(/[\r\n ]/g, '')}`)],
  [1, fc.integer({ min: 1_000, max: 40_000 }).map((length) => `/affirmation/${'a/'.repeat(length / 2)}`)]
)
export const oddAddress: fc.Arbitrary<Attack> = fc
  .tuple(anyTarget, anyMethod, anyHeaders)
  .map(([target, method, headers]) => {
    // The parser may reject bytes of the address, so a response is not required.
    return { kind: 'address', bytes: head(method, target, `${headers}\r\n`), complete: false }
  })

export const apiReads = read('API reads', API_PATHS, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), [
  ...[200, 304, 308, 400, 404, 414]
])
/** Searches, also with signs that a query language would read. */
export const searches: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.constantFrom('/search', '/api/search'),
    fc.oneof(
      anySegment,
      joined(fc.constantFrom('sleep', 'worth*', '"', 'NEAR(', ' OR ', '-', ':', '^', 'é', ' & ', '!'), 12).map(
        encodeURIComponent
      )
    ),
    anyQuery,
    anyHeaders
  )
  .map(([path, words, query, headers]) => {
    const target = `${path}?q=${words}&${query}`
    const statuses = path === '/search' ? undefined : [200, 304, 400, 414]
    return { kind: 'searches', bytes: head('GET', target, `${headers}\r\n`), complete: true, statuses }
  })

export const pages = read('pages and files', PAGE_PATHS, anyMethod)

import { addressesIn, isCacheable, isPage, titleOf, withBanner } from './copies'

const response = (status: number, headers: Record<string, string> = {}) =>
  ({ status, type: 'basic', redirected: false, headers: new Headers(headers) }) as Response

describe('isCacheable', () => {
  it('takes what the server has answered in full', () => {
    expect(isCacheable(response(200, { 'cache-control': 's-maxage=20, stale-while-revalidate=30' }))).toBe(true)
    expect(isCacheable(response(200))).toBe(true)
  })

  it.each([206, 301, 304, 400, 403, 404, 410, 429, 500, 503])('refuses the status %i', (status) => {
    expect(isCacheable(response(status))).toBe(false)
  })

  it('refuses what may not be stored, what was redirected, and what is not of this site', () => {
    expect(isCacheable(response(200, { 'cache-control': 'no-store' }))).toBe(false)
    expect(isCacheable({ ...response(200), redirected: true } as Response)).toBe(false)
    expect(isCacheable({ ...response(200), type: 'opaque' } as Response)).toBe(false)
  })
})

it.each([
  ['text/html; charset=utf-8', true],
  ['text/html', true],
  ['application/pdf', false],
  ['image/png', false],
  ['application/rss+xml', false],
  ['', false]
])('tells a page by its type: %s', (type, expected) => {
  expect(isPage(response(200, { 'content-type': type }))).toBe(expected)
})

it('finds the title as it is escaped, and the files with immutable names', () => {
  const html =
    '<head><title>Rest &amp; Sleep</title><script src="/assets/site-1A.js" data-script="/assets/t-1.js /assets/s-2.js">' +
    '</script><style>@font-face{src:url(/_next/static/media/a.woff2)}</style></head><a href="/assets">x</a>'
  expect(titleOf(html)).toBe('Rest &amp; Sleep')
  expect(titleOf('<p>')).toBe('')
  expect(addressesIn(html)).toEqual([
    '/assets/site-1A.js',
    '/assets/t-1.js',
    '/assets/s-2.js',
    '/_next/static/media/a.woff2'
  ])
  expect(addressesIn('')).toEqual([])
})

it('says at the top of a copy how old it is', () => {
  const html = withBanner(
    '<body><main id="main" tabindex="-1"><h1>Words</h1></main></body>',
    'Sun, 22 Nov 2026 08:30:00 GMT'
  )
  expect(html).toMatch(
    /<main id="main" tabindex="-1"><p role="note" class="old-copy[^"]*">You are reading a copy from <time datetime="2026-11-22T08:30:00.000Z">.*2026.*<\/time>: the network does not answer\.<\/p><h1>/
  )
  expect(withBanner('<main><p>', '')).toBe('<main><p>')
})

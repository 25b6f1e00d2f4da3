import { cachePolicy, isFresh } from './cache-policy'

describe('cachePolicy', () => {
  it.each([
    ['/', { showsAffirmations: true, showsDay: true }],
    ['/feed.xml', { showsAffirmations: true, showsDay: true }],
    ['/sitemaps/pages.xml', { showsAffirmations: true, showsDay: true }],
    ['/category/love', { showsAffirmations: true, showsDay: false }],
    ['/category/love/self-love', { showsAffirmations: true, showsDay: false }],
    ['/affirmation/i-rest', { showsAffirmations: true, showsDay: false }],
    ['/api/categories', { showsAffirmations: true, showsDay: false }],
    ['/nowhere', { showsAffirmations: true, showsDay: false }],
    ['/how-to-guide', { showsAffirmations: false, showsDay: false }],
    ['/how-to-guide/morning-routine', { showsAffirmations: false, showsDay: false }],
    ['/science-hub/anxiety', { showsAffirmations: false, showsDay: false }],
    ['/affirmation-builder', { showsAffirmations: false, showsDay: false }],
    ['/builder', { showsAffirmations: false, showsDay: false }],
    ['/downloads/sheet.pdf', { showsAffirmations: false, showsDay: false }]
  ])('says what %s shows', (path, shows) => {
    expect(cachePolicy(path)).toMatchObject(shows)
  })

  it('allows a year of caching only for files with a hash in their name', () => {
    expect(cachePolicy('/assets/site-abc.js').cacheControl).toContain('immutable')
    expect(cachePolicy('/_next/static/chunks/abc.css').cacheControl).toContain('immutable')
    expect(cachePolicy('/icon.svg').cacheControl).not.toContain('immutable')
  })

  it('is the same for the API whatever the case of an address, and an hour for files', () => {
    for (const path of ['/api/categories', '/API/categories']) {
      expect(cachePolicy(path).cacheControl).toBe('public, max-age=15, s-maxage=15, stale-while-revalidate=15')
    }
    for (const path of ['/llms.txt', '/.well-known/security.txt', '/pictures/preview.png']) {
      expect(cachePolicy(path).cacheControl).toBe('public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600')
    }
  })

  it('lets nobody but a shared cache store the service worker, and that for a minute', () => {
    expect(cachePolicy('/worker.js').cacheControl).toBe('public, max-age=0, s-maxage=60')
  })
})

describe('isFresh', () => {
  const noon = Date.UTC(2026, 10, 22, 12)
  const hour = 3_600_000

  it('ends when published affirmations change, for the pages that show them', () => {
    expect(isFresh(cachePolicy('/category/love'), noon, noon + 1, noon + 2)).toBe(false)
    expect(isFresh(cachePolicy('/how-to-guide'), noon, noon + 1, noon + 2)).toBe(true)
  })

  it('ends at midnight for today’s affirmation', () => {
    const late = Date.UTC(2026, 10, 22, 23, 59)
    expect(isFresh(cachePolicy('/'), late, 0, late + 30_000)).toBe(true)
    expect(isFresh(cachePolicy('/'), late, 0, late + 90_000)).toBe(false)
    expect(isFresh(cachePolicy('/category/love'), late, 0, late + 90_000)).toBe(true)
  })

  it('ends at midnight for security.txt, which expires, and does not end for other files', () => {
    expect(isFresh(cachePolicy('/.well-known/security.txt'), noon, noon + 1, noon + 11 * hour)).toBe(true)
    expect(isFresh(cachePolicy('/.well-known/security.txt'), noon, 0, noon + 12 * hour)).toBe(false)
    expect(isFresh(cachePolicy('/llms.txt'), noon, 0, noon + 1_000 * hour)).toBe(true)
  })

  it('ends after an hour, in case a change was missed', () => {
    expect(isFresh(cachePolicy('/category/love'), noon, 0, noon + hour)).toBe(true)
    expect(isFresh(cachePolicy('/category/love'), noon, 0, noon + hour + 1)).toBe(false)
  })
})

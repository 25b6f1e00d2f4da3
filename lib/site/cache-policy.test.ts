import { cachePolicy, isFresh } from './cache-policy'

const NOON = Date.UTC(2026, 10, 22, 12)
const HOUR = 3_600_000

it.each(['/', '/category/love', '/affirmation/i-rest', '/api/categories', '/feed.xml'])(
  '%s is stale once affirmations change',
  (path) => {
    expect(isFresh(cachePolicy(path), NOON, NOON - 1, NOON + 1)).toBe(true)
    expect(isFresh(cachePolicy(path), NOON, NOON + 1, NOON + 2)).toBe(false)
    expect(isFresh(cachePolicy(path), NOON, 0, NOON + HOUR + 1)).toBe(false)
  }
)

it.each(['/', '/feed.xml', '/sitemaps/pages.xml'])('%s is stale at midnight', (path) => {
  const beforeMidnight = Date.UTC(2026, 10, 22, 23, 59, 50)
  expect(isFresh(cachePolicy(path), beforeMidnight, 0, beforeMidnight + 5_000)).toBe(true)
  expect(isFresh(cachePolicy(path), beforeMidnight, 0, beforeMidnight + 15_000)).toBe(false)
})

it.each(['/how-to-guide/morning-routine', '/science-hub', '/assets/site-1.js', '/robots.txt'])(
  '%s shows no affirmations',
  (path) => {
    expect(isFresh(cachePolicy(path), NOON, NOON + 1, NOON + 100 * HOUR)).toBe(true)
  }
)

it('lets files with a hash in their name be cached for a year, pages for seconds', () => {
  expect(cachePolicy('/assets/site-1.js').cacheControl).toContain('immutable')
  expect(cachePolicy('/category/love').cacheControl).toMatch(/^s-maxage=20,/)
})

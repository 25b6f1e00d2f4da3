import { routes } from '../site/routes'
import { commonHeaders } from './headers'

/** The flat list of names and values as an object. */
function headers(siteUrl: string, path: string): Record<string, string> {
  const list = commonHeaders(siteUrl, path)
  return Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : [])))
}

it('tells browsers to stay with https only where the site is reached by it', () => {
  expect(headers('https://example.org', '/')).toHaveProperty('Strict-Transport-Security', 'max-age=63072000')
  expect(headers('http://localhost:3000', '/')).not.toHaveProperty('Strict-Transport-Security')
})

it.each([
  routes.picture(routes.affirmation('i-rest'), 'square'),
  routes.icon(192),
  routes.rss(),
  routes.atom(),
  routes.jsonFeed(),
  '/icon.svg',
  '/api/categories',
  '/api/affirmations/daily-001',
  '/api/affirmations/category/daily'
])('lets other sites show %s', (path) => {
  expect(headers('http://localhost:3000', path)).toHaveProperty('Cross-Origin-Resource-Policy', 'cross-origin')
})

it.each([
  '/',
  '/submit',
  '/api/submit',
  '/api/affirmations/random',
  '/api/newsletter/subscribe',
  '/_next/static/a.js',
  '/pictures',
  '/affirmation/api/categories'
])('keeps %s to our own pages', (path) => {
  expect(headers('http://localhost:3000', path)).toHaveProperty('Cross-Origin-Resource-Policy', 'same-origin')
})

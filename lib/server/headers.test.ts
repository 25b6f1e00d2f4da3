import { routes } from '../site/routes'
import { commonHeaders } from './headers'

it('sends Strict-Transport-Security only if the site uses https', () => {
  expect(commonHeaders('https://example.org', '/')).toHaveProperty('strict-transport-security', 'max-age=63072000')
  expect(commonHeaders('http://localhost:3000', '/')).not.toHaveProperty('strict-transport-security')
})

it.each([
  routes.socialImage(routes.affirmation('i-rest'), 'square'),
  routes.icon(192),
  routes.rss(),
  routes.atom(),
  routes.jsonFeed(),
  '/icon.svg',
  '/api/categories',
  '/api/affirmations/daily-001',
  '/api/affirmations/category/daily'
])('lets other sites show %s', (path) => {
  expect(commonHeaders('http://localhost:3000', path)).toHaveProperty('cross-origin-resource-policy', 'cross-origin')
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
  expect(commonHeaders('http://localhost:3000', path)).toHaveProperty('cross-origin-resource-policy', 'same-origin')
})

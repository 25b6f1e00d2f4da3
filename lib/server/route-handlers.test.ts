import { matchRoute, type RouteEntry } from './route-handlers'

const table: RouteEntry[] = ['/api/a/[id]/more', '/api/a/fixed', '/api/a/[id]', '/api/[...path]'].map((pattern) => ({
  pattern,
  module: {}
}))

it.each([
  [['api', 'a', 'x', 'more'], '/api/a/[id]/more', { id: 'x' }],
  [['API', 'A', 'Fixed'], '/api/a/fixed', {}],
  [['api', 'a', 'Love-001'], '/api/a/[id]', { id: 'Love-001' }],
  [['api', 'b'], '/api/[...path]', { path: ['b'] }],
  [['api', 'a', 'b', 'c'], '/api/[...path]', { path: ['a', 'b', 'c'] }]
])('matches %j to %s', (segments, pattern, params) => {
  expect(matchRoute(table, segments)).toMatchObject({ pattern, params })
})

it('matches nothing outside of the table', () => {
  expect(matchRoute(table, ['feed.xml'])).toBeUndefined()
  expect(matchRoute(table, [])).toBeUndefined()
})

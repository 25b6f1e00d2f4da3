import { callRoute, matchRoute, type RouteEntry } from './route-handlers'

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

it('matches no path outside of the table', () => {
  expect(matchRoute(table, ['feed.xml'])).toBeUndefined()
  expect(matchRoute(table, [])).toBeUndefined()
})

const handlers = { GET: () => new Response('read'), POST: async () => new Response('written') }

describe('callRoute', () => {
  const entry = { pattern: '/api/a', module: handlers, params: {} }
  const call = (method: string, route: Parameters<typeof callRoute>[0] = entry) =>
    callRoute(route, new Request('http://localhost/api/a', { method }))

  it('responds to HEAD like to GET, and loads handlers on demand', async () => {
    expect(await (await call('HEAD')).text()).toBe('read')
    expect(await (await call('POST', { ...entry, module: async () => handlers })).text()).toBe('written')
  })

  it('returns 405 for a method without a handler', async () => {
    const response = await call('OPTIONS')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

import { isHidden, normalizeTarget, refusedMethod } from './request-target'

describe('fitTarget', () => {
  it.each(['/', '/affirmation/i-rest', '/api/categories?a=%', '/%F0%9F%99%82', '/a%2Fb', '//a', '/?'])(
    'leaves %s as it is',
    (target) => {
      expect(normalizeTarget(target)).toBe(target)
    }
  )

  it.each([
    ['http://example.org/submit?a=b', '/submit?a=b'],
    ['HTTPS://example.org:8443/', '/'],
    ['http://example.org', '/'],
    ['http://example.org?a=b', '/?a=b'],
    ['http:///submit', '/submit']
  ])('takes the origin from %s', (target, own) => {
    expect(normalizeTarget(target)).toBe(own)
  })

  it.each(['*', '', 'x', 'evil.example:443', '/%', '/affirmation/%zz', '/%ff', '/%c0%af', '/%ed%a0%80', '/a%00b'])(
    'leads nowhere from %j',
    (target) => {
      expect(normalizeTarget(target)).toBe('/_not-found/nowhere')
    }
  )

  it('leads to the problem of a call from below /api', () => {
    expect(normalizeTarget('/api/affirmations/%ff')).toBe('/api/-')
  })
})

describe('refusedMethod', () => {
  it.each([
    ['GET', '/favicon.ico'],
    ['HEAD', '/feed.xml?x'],
    ['POST', '/api/submit'],
    ['POST', '/API/submit'],
    ['DELETE', '/api/affirmations/a.b'],
    ['GET', '/newsletter/unsubscribe?token=x']
  ])('lets %s %s through', (method, target) => {
    expect(refusedMethod(method, target)).toBeUndefined()
  })

  it.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['POST', '/submit', 'GET, HEAD'],
    ['PROPFIND', '/api/submit', 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE'],
    ['PUT', '/favicon.ico', 'GET, HEAD'],
    ['OPTIONS', '/icon-192.png', 'GET, HEAD'],
    ['POST', '/downloads/journal.pdf?x', 'GET, HEAD']
  ])('refuses %s %s and names what there is', (method, target, allow) => {
    const response = refusedMethod(method, target)?.toResponse()
    expect(response?.status).toBe(405)
    expect(response?.headers.get('allow')).toBe(allow)
  })
})

it.each([
  ['/unavailable', true],
  ['/UnAvailable', true],
  ['/_global-error', true],
  ['/_next/image', true],
  ['/_next/static/a.js', false],
  ['/submit', false]
])('knows whether %s is for no visitor: %s', (path, hidden) => {
  expect(isHidden(path)).toBe(hidden)
})

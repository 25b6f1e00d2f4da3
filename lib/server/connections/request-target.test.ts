import { isTooLong, parseTarget } from './request-target'

describe('parseTarget', () => {
  it.each([
    ['/', '/', '/'],
    ['/Category/LOVE', '/Category/LOVE', '/category/love'],
    ['/For/%E2%84%AAids', '/For/%E2%84%AAids', '/for/%E2%84%AAids'],
    ['/%C4%B0', '/%C4%B0', '/%C4%B0'],
    ['/%73ubmit', '/submit', '/submit'],
    ['/robots%2etxt', '/robots.txt', '/robots.txt'],
    ['/x/../submit', '/submit', '/submit'],
    ['/./submit', '/submit', '/submit'],
    ['/../../etc/passwd', '/etc/passwd', '/etc/passwd'],
    ['/%2e%2e/submit', '/submit', '/submit'],
    ['/a%2Fb', '/a%2Fb', '/a%2Fb'],
    ['/%F0%9F%99%82', '/%F0%9F%99%82', '/%F0%9F%99%82'],
    ['http://example.org/submit', '/submit', '/submit'],
    ['HTTPS://example.org:8443/', '/', '/'],
    ['http://example.org', '/', '/']
  ])('reads %s', (target, file, path) => {
    expect(parseTarget(target)).toMatchObject({ file, path, hasTrailingSlash: false })
  })

  it('keeps the query apart', () => {
    expect(parseTarget('/submit?a=b?c#d')).toMatchObject({ path: '/submit', query: 'a=b?c' })
    expect(parseTarget('http://example.org?a=b')).toMatchObject({ path: '/', query: 'a=b' })
  })

  it('notes a trailing slash', () => {
    expect(parseTarget('/submit/')).toMatchObject({ path: '/submit', hasTrailingSlash: true })
  })

  it.each([
    '*',
    '',
    'x',
    'evil.example:443',
    '/%',
    '/affirmation/%zz',
    '/%ff',
    '/%c0%af',
    '/%ed%a0%80',
    '/a%00b',
    '//example.org',
    '//',
    '/a//b',
    `/${'a'.repeat(3_000)}`
  ])('refuses %j', (target) => {
    expect(parseTarget(target)).toBeUndefined()
  })
})

it('limits the length of a query and the number of its parameters', () => {
  expect(['', 'a=b', 'a&'.repeat(29), 'a'.repeat(2_048)].map(isTooLong)).toEqual([false, false, false, false])
  expect(['a&'.repeat(30), 'a'.repeat(2_049)].map(isTooLong)).toEqual([true, true])
})

import type { IncomingMessage } from 'node:http'
import { setUpTestDatabase } from '../../test/database'
import { expectConsoleErrors } from '../../test/jest/quiet-console'
import type { ProblemDetails } from '../http/problem-details'
import { type RouteMatch, routeTable } from '../routes'
import { clientAt } from './client-address'
import { checkGuard, checkHost, checkReadLimit, queueOf, queues } from './guards'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'
process.env.RATE_LIMIT_PER_MINUTE = '3'
process.env.READ_LIMIT_PER_MINUTE = '3'

const { submitApi, subscribeApi, confirm, confirmApi, unsubscribeApi, randomApi } = routeTable

function write(route: typeof submitApi, client: string, headers: Record<string, string> = {}): Promise<void> {
  const request = { method: 'POST', headers: { host: 'localhost:3000', ...headers } } as unknown as IncomingMessage
  return checkGuard(request, route, client)
}

describe('the origin of a write', () => {
  it.each<[string, Record<string, string>]>([
    ['a program, which sends neither header', {}],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'https://example.org' }],
    ['our page behind a proxy that changes the Host header', { host: '10.0.0.9:3000', origin: 'https://example.org' }],
    ['our page under another host name', { host: 'www.example.org', origin: 'https://www.example.org' }],
    ['our page without TLS', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['our page behind a proxy that names the port', { host: 'www.example.org:443', origin: 'https://www.example.org' }],
    ['our page under a host name in capitals', { host: 'WWW.Example.org', origin: 'https://www.example.org' }],
    ['an origin in capitals', { origin: 'HTTPS://EXAMPLE.ORG' }],
    ['an address that the visitor typed', { 'sec-fetch-site': 'none' }]
  ])('may be %s', async (name, headers) => {
    await expect(write(submitApi, name, headers)).resolves.toBeUndefined()
  })

  it.each<[string, Record<string, string>]>([
    ['another site by Origin', { origin: 'https://evil.example' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
    ['one that forges only Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['one that forges only Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['another port', { origin: 'https://example.org:8443' }],
    ['another scheme than the site’s', { origin: 'http://example.org' }],
    ['a name that begins like ours', { origin: 'https://example.org.evil.example' }],
    ['a name that ends like ours', { origin: 'https://evilexample.org' }],
    ['an unknown value of Sec-Fetch-Site', { 'sec-fetch-site': 'friendly' }]
  ])('may not be %s', async (name, headers) => {
    expectConsoleErrors()
    const detail = 'This request is accepted only from the pages of this site.'
    await expect(write(submitApi, name, headers)).rejects.toMatchObject({ status: 403, detail })
  })

  it.each<[string, Record<string, string>]>([
    ['https://www.example.org', { origin: 'https://www.example.org' }],
    ['https://www.example.org', { origin: 'https://ann:secret@WWW.example.org/newsletter?email=ann' }],
    ['null', { origin: 'null' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }]
  ])('is in the log if it is refused, with those that are accepted: %s', async (sender, headers) => {
    expectConsoleErrors()
    await expect(write(submitApi, 'log', headers)).rejects.toMatchObject({ status: 403 })
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        `A form from ${sender} was refused. Forms may come from https://example.org, which is SITE_URL, and from the host of ` +
          'the request, which is localhost:3000: a proxy has to pass on the one that visitors see.'
      ]
    ])
  })

  it('does not matter to the links of e-mails, and to what stores nothing', async () => {
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    for (const route of [confirmApi, unsubscribeApi, randomApi]) await write(route, 'mail', foreign)
  })
})

describe('the host of a request', () => {
  it.each([
    undefined,
    '',
    'example.org',
    'EXAMPLE.org:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '203.0.113.5',
    '[2001:db8::1]',
    'a b',
    'a/b?c'
  ])('is no reason to warn if it is %s', (host) => checkHost(host))

  it('is warned about once if visitors see another than that of SITE_URL', () => {
    expectConsoleErrors()
    for (const host of ['www.example.org', 'www.example.org', 'other.example']) checkHost(host)
    const warning =
      'The site is visited at www.example.org, but SITE_URL is https://example.org: that is what pages and e-mails lead to.'
    expect(jest.mocked(console.warn).mock.calls).toEqual([[warning]])
  })
})

describe('the rate of writes', () => {
  it('is limited for each client, and other writes apart', async () => {
    for (let time = 0; time < 3; time += 1) await write(subscribeApi, '203.0.113.1')
    const problem = (await write(subscribeApi, '203.0.113.1').catch((error: unknown) => error)) as ProblemDetails
    const seconds = Number(problem.extra.headers?.['retry-after'])
    expect([problem.status, Number.isInteger(seconds) && seconds >= 1 && seconds <= 60]).toEqual([429, true])
    expect(problem.detail).toBe(`That was a lot at once. Please wait ${seconds} seconds and try again.`)
    await write(submitApi, '203.0.113.1')
    await write(subscribeApi, '203.0.113.2')
  })

  it('is counted for a whole network of IPv6', async () => {
    for (const last of [1, 2, 3]) await write(submitApi, clientAt(`2001:db8::${last}`))
    await expect(write(submitApi, clientAt('2001:db8::4'))).rejects.toMatchObject({ status: 429 })
    await write(submitApi, clientAt('2001:db8:0:1::4'))
  })

  it('is ten times as high for the links of e-mails, where a page and its button are counted together', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 31 }, (_, n) => write(n % 2 ? confirm : confirmApi, '203.0.113.3'))
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })

  it('does not count what another origin sends', async () => {
    expectConsoleErrors()
    for (let time = 0; time < 5; time += 1) {
      await expect(write(submitApi, '203.0.113.4', { origin: 'null' })).rejects.toMatchObject({ status: 403 })
    }
    await write(submitApi, '203.0.113.4')
  })

  it('is allowed again after a minute', async () => {
    for (let count = 0; count < 3; count += 1) await write(submitApi, '203.0.113.5')
    await expect(write(submitApi, '203.0.113.5')).rejects.toMatchObject({ status: 429 })
    // The clock alone: connections of the database have timers of their own.
    const now = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_001)
    await expect(write(submitApi, '203.0.113.5')).resolves.toBeUndefined()
  })
})

it('lets nothing wait with an unsubscription that anybody may request in any number', () => {
  const waiting = Object.entries(routeTable).filter(([name, route]) => {
    const match = { name, route, params: {} } as RouteMatch
    return queueOf(match, 'GET') === queues.vital || queueOf(match, 'POST') === queues.vital
  })
  expect(waiting.map(([name]) => name)).toEqual([
    'unsubscribe',
    'settings',
    'confirm',
    'confirmApi',
    'settingsApi',
    'unsubscribeApi'
  ])
})

describe('the rate of reads', () => {
  // Pages with a query are not cached.
  const cached = Object.entries(routeTable).filter(
    ([, { kind, cachePolicy, query }]) => kind !== 'page' && cachePolicy && query
  )

  it.each(cached)('is limited at %s, whose query would otherwise fill the cache', async (name, route) => {
    for (let count = 0; count < 3; count += 1) await checkReadLimit(route, name)
    await expect(checkReadLimit(route, name)).rejects.toMatchObject({ status: 429 })
  })
})

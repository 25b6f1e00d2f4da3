import { setUpTestDatabase } from '../../test/database'
import { CLIENT_ADDRESS_HEADER } from './client-address'
import { limitRate, requireSameOrigin } from './guards'
import { ProblemDetails } from './problem-details'

process.env.SITE_URL = 'https://example.org'
process.env.RATE_LIMIT_PER_MINUTE = '3'
setUpTestDatabase()

function write(headers: Record<string, string>): Request {
  return new Request('http://localhost:3000/api/submit', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers }
  })
}

describe('requireSameOrigin', () => {
  it.each<[string, Record<string, string>]>([
    ['a program, which sends neither header', {}],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'https://example.org' }],
    ['our page behind a proxy that changes the Host header', { host: '10.0.0.9:3000', origin: 'https://example.org' }],
    ['our page under another host name', { host: 'www.example.org', origin: 'https://www.example.org' }],
    ['our page without TLS', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['an origin in capitals', { origin: 'HTTPS://EXAMPLE.ORG' }],
    ['an address that the visitor typed', { 'sec-fetch-site': 'none' }]
  ])('allows %s', (_name, headers) => {
    expect(() => requireSameOrigin(write(headers))).not.toThrow()
  })

  it.each<[string, Record<string, string>]>([
    ['another site by Origin', { origin: 'https://evil.example' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that forges only Sec-Fetch-Site',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }
    ],
    ['another site that forges only Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['another port', { origin: 'https://example.org:8443' }],
    ['another scheme than the site’s', { origin: 'http://example.org' }],
    ['a name that begins like ours', { origin: 'https://example.org.evil.example' }],
    ['a name that ends like ours', { origin: 'https://evilexample.org' }],
    ['an unknown value of Sec-Fetch-Site', { 'sec-fetch-site': 'friendly' }]
  ])('refuses %s', (_name, headers) => {
    expect(() => requireSameOrigin(write(headers))).toThrow(
      expect.objectContaining({ status: 403, detail: 'This request is accepted only from the pages of this site.' })
    )
  })
})

describe('limitRate', () => {
  const from = (address: string) =>
    write({ [CLIENT_ADDRESS_HEADER]: address, 'x-forwarded-for': String(Math.random()) })

  it('allows RATE_LIMIT_PER_MINUTE writes and returns 429 for the next', async () => {
    for (let count = 0; count < 3; count += 1) await limitRate(from('203.0.113.1'), 'submit')
    const problem = (await limitRate(from('203.0.113.1'), 'submit').catch((error: unknown) => error)) as ProblemDetails
    expect(problem).toBeInstanceOf(ProblemDetails)
    expect(problem.status).toBe(429)
    const seconds = Number(problem.extra.headers?.['retry-after'])
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
    expect(problem.detail).toContain(`wait ${seconds} seconds`)
  })

  it('counts each client and each endpoint separately', async () => {
    for (let count = 0; count < 3; count += 1) await limitRate(from('203.0.113.2'), 'submit')
    await expect(limitRate(from('203.0.113.2'), 'submit')).rejects.toMatchObject({ status: 429 })
    await expect(limitRate(from('203.0.113.2'), 'subscribe')).resolves.toBeUndefined()
    await expect(limitRate(from('203.0.113.3'), 'submit')).resolves.toBeUndefined()
  })

  it('counts concurrent writes', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => limitRate(from('203.0.113.4'), 'submit')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('allows writes again after a minute', async () => {
    for (let count = 0; count < 3; count += 1) await limitRate(from('203.0.113.5'), 'submit')
    await expect(limitRate(from('203.0.113.5'), 'submit')).rejects.toMatchObject({ status: 429 })
    // The clock alone: connections of the database have timers of their own.
    const doNotFake = ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'] as const
    jest.useFakeTimers({ now: Date.now() + 60_001, doNotFake: [...doNotFake] })
    try {
      await expect(limitRate(from('203.0.113.5'), 'submit')).resolves.toBeUndefined()
    } finally {
      jest.useRealTimers()
    }
  })
})

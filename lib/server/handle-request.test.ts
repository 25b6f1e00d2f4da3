/** The way of a request, over real HTTP: with the route handlers of app/, and in place of Next a listener that calls them. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as unknownApi from '@/app/api/[...path]/route'
import * as affirmationApi from '@/app/api/affirmations/[id]/route'
import * as categoryApi from '@/app/api/affirmations/category/[category]/route'
import * as randomApi from '@/app/api/affirmations/random/route'
import * as categoriesApi from '@/app/api/categories/route'
import * as confirmApi from '@/app/api/newsletter/confirm/route'
import * as subscribeApi from '@/app/api/newsletter/subscribe/route'
import * as drawApi from '@/app/api/random/route'
import * as submitApi from '@/app/api/submit/route'
import * as todayText from '@/app/today.txt/route'
import { refusals } from '@/content/pages/not-found'
import { features } from '@/content/site'
import '@/test/everything-on'
import { publish, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/jest/quiet-console'
import { problemOf } from '@/test/requests'
import { waitFor } from '@/test/wait-for'
import { forgetSnapshot } from '../affirmations/reads/published'
import { database, db } from '../db/client'
import { code, env } from '../env'
import { findRoute, type RouteName, resolvePath } from '../routes'
import { createHttpServer } from './connections/http-server'
import { queues } from './guards'
import { type InternalRequest, sendWithInternalRedirect } from './next-app'

setUpTestDatabase()

process.env.SITE_URL = 'https://example.org'
process.env.RATE_LIMIT_PER_MINUTE = '4'
process.env.READ_LIMIT_PER_MINUTE = '40'
process.env.LOG_LEVEL = 'silent'

type Handlers = Record<string, (request: Request, context: { params: Promise<Record<string, string>> }) => unknown>
const handlers = {
  unknownApi,
  affirmationApi,
  categoryApi,
  categoriesApi,
  drawApi,
  randomApi,
  confirmApi,
  subscribeApi,
  submitApi,
  todayText
} as unknown as Partial<Record<RouteName, Handlers>>

/** What Next was asked for since the beginning of the test. */
const asked: { line: string; headers: IncomingMessage['headers'] }[] = []
const lines = () => asked.map(({ line }) => line)
/** True while the database fails as soon as Next renders a page. */
let pagesFail = false

async function nextStandIn(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { method = '', url = '', headers } = request
  asked.push({ line: `${method} ${url}`, headers })
  const path = url.split('?')[0] as string
  if (path !== '/' && path.endsWith('/')) {
    response.statusCode = 308
    return response.setHeader('location', path.slice(0, -1)).end()
  }
  const match = findRoute(resolvePath(path))
  const handler = match && handlers[match.name]?.[method]
  if (handler) {
    const chunks: Buffer[] = await request.toArray()
    const body = method === 'POST' ? Buffer.concat(chunks) : undefined
    const given = new Request(`http://localhost${url}`, { method, headers: headers as Record<string, string>, body })
    const made = (await handler(given, { params: Promise.resolve(match.params) })) as Response
    response.statusCode = made.status
    for (const [name, value] of made.headers) response.setHeader(name, value)
    return response.end(Buffer.from(await made.arrayBuffer()))
  }
  if (match?.route.kind === 'asset' && match.name !== 'publicFile')
    return response.setHeader('content-type', 'text/javascript').end('go()')
  const { status = '' } = match?.params ?? {}
  const isFound = match?.name === 'refused' ? refusals[status] : !path.endsWith('/-')
  response.statusCode = pagesFail ? 500 : isFound ? Number(status || 200) : 404
  response.setHeader('content-type', 'text/html').end(`<p>${path} ${headers['x-form-state'] ?? ''}</p>`)
}

let server: Server
let origin: string
const folder = mkdtempSync(join(tmpdir(), 'folder-'))

async function start({ trustProxy = 1, isDevelopment = false } = {}): Promise<void> {
  // It reads the environment as soon as it is loaded.
  const { createRequestHandler } = await import('./handle-request')
  const send = (request: InternalRequest) => sendWithInternalRedirect(nextStandIn, request)
  const next = { send, listener: nextStandIn }
  env().TRUST_PROXY = trustProxy
  server = createHttpServer((await createRequestHandler(next, isDevelopment)).handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(lines()).toEqual(['GET /unavailable'])
  asked.length = 0
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

let clients = 0
function newClient() {
  clients += 1
  return { 'x-forwarded-for': `203.0.113.${clients}` }
}

const HTML = { accept: 'text/html,*/*' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init })
}

/** Sends a body, of another client each time unless the headers name one. */
function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const type = path.startsWith('/api') ? { 'content-type': 'application/json' } : FORM
  return call(path, { method: 'POST', body, headers: { ...type, ...newClient(), ...headers } })
}

/** Posts a form as a browser does without scripts. */
function postForm(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return post(path, body, { ...FORM, ...HTML, ...headers })
}

const API = '/api/newsletter/subscribe'
const ANN = JSON.stringify({ email: 'ann@example.org' })
const subscribe = (headers?: Record<string, string>) => post(API, ANN, headers)
const subscribers = () => db().subscriber.count()

/** Sends text over one connection, which the last request of it asks to close, and returns all that comes. */
async function talk(text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1')
  socket.write(text)
  let received = ''
  for await (const part of socket) received += part
  return received
}

beforeAll(async () => {
  code.folder = folder
  mkdirSync(join(folder, '.next', 'static'), { recursive: true })
  mkdirSync(join(folder, 'public', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'public', 'assets', 'a.js'), 'go()')
  writeFileSync(join(folder, 'public', 'BingSiteAuth.xml'), '<users/>')
  await publish({ daily: ['I begin.', 'I go on.'] })
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  pagesFail = false
  asked.length = 0
  await db().subscriber.deleteMany()
  await db().unconfirmedMail.deleteMany()
  forgetSnapshot()
  await start()
})
afterEach(() => stop())

describe('methods', () => {
  it.each([
    ['/', 'POST', 'GET, HEAD, OPTIONS', 'GET'],
    ['/nowhere', 'DELETE', 'GET, HEAD, OPTIONS', 'GET'],
    ['/assets/a.js', 'PUT', 'GET, HEAD, OPTIONS', 'GET'],
    ['/api/categories', 'PATCH', 'GET, HEAD, OPTIONS', 'GET'],
    ['/api/submit', 'DELETE', 'GET, HEAD, POST, OPTIONS', 'GET and POST'],
    ['/api/nowhere', 'PUT', 'GET, HEAD, POST, OPTIONS', 'GET and POST']
  ])('405 for %s by %s, and what is allowed instead', async (path, method, allow, names) => {
    const response = await call(path, { method })
    expect(response.headers.get('allow')).toBe(allow)
    expect((await problemOf(response, 405)).detail).toBe(`This address answers ${names} only.`)
    expect(lines()).toEqual([])
  })

  it('are listed by OPTIONS; pages of other sites learn what they may read', async () => {
    const { status, headers } = await call('/api/categories', { method: 'OPTIONS' })
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    expect(headers.get('access-control-allow-headers')).toBe('*')
    const closed = await call(API, { method: 'OPTIONS' })
    expect([closed.status, closed.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
    expect([...closed.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('HEAD is answered like GET, without a body', async () => {
    for (const path of ['/privacy', '/api/categories', '/search?q=rest', '/nowhere', '/api/submit']) {
      const [get, head] = [await call(path), await call(path, { method: 'HEAD' })]
      expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      await get.text()
    }
  })
})

describe('a write', () => {
  it('of another origin is refused with 403 and stores nothing', async () => {
    expectConsoleErrors()
    await problemOf(await subscribe({ origin: 'https://evil.example' }), 403)
    expect([await subscribers(), lines()]).toEqual([0, []])
  })

  it('is allowed to the site’s own pages, and to mail programs behind a link', async () => {
    for (const own of ['https://example.org', origin]) {
      expect((await subscribe({ origin: own, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    }
    const link = await post('/api/newsletter/confirm?token=x', 'a=b', { ...FORM, origin: 'https://mail.example' })
    expect((await problemOf(link, 400)).detail).toContain('The token is not valid')
  })

  it('is refused with 429 if it is the fifth of a client in a minute, and stores nothing', async () => {
    expectConsoleErrors()
    const client = newClient()
    for (let time = 0; time < 6; time += 1) await problemOf(await subscribe({ ...client, origin: 'null' }), 403)
    for (let time = 0; time < 2; time += 1) {
      expect((await postForm(API, 'email=ann', client)).status).toBe(400)
      expect((await post(API, '{}', client)).status).toBe(400)
    }
    const response = await subscribe(client)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await problemOf(response, 429)
    expect(await subscribers()).toBe(0)
    expect((await subscribe()).status).toBe(200)
  })

  it('is answered with 503 if the database is away', async () => {
    expectConsoleErrors()
    const { pool } = database()
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    // On PostgreSQL it cannot be counted then, on SQLite it cannot be stored.
    if (pool) jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(away))
    else await db().$executeRaw`ALTER TABLE "Subscriber" RENAME TO "Hidden"`
    await problemOf(await subscribe(), 503)
    if (!pool) await db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Subscriber"`
  })

  it('is counted by X-Forwarded-For only behind trusted proxies', async () => {
    await stop()
    await start({ trustProxy: 0 })
    for (let time = 0; time < 4; time += 1) expect((await subscribe()).status).toBe(200)
    await problemOf(await subscribe(), 429)
  })
})

describe('a body', () => {
  const LARGE = 'a'.repeat(16 * 1024 + 1)

  it('of 16 KiB is read, and one byte more is refused with 413', async () => {
    expect((await post(API, ANN.padEnd(16 * 1024))).status).toBe(200)
    const { detail } = await problemOf(await post(API, ANN.padEnd(16 * 1024 + 1)), 413)
    expect(detail).toBe('The data is larger than 16 KiB. Shorten it and send it again.')
    expect(lines()).toHaveLength(1)
  })

  it.each([
    ['declared', `Content-Length: ${LARGE.length}\r\n\r\n${LARGE}`],
    ['chunked', `Transfer-Encoding: chunked\r\n\r\n${LARGE.length.toString(16)}\r\n${LARGE}\r\n0\r\n\r\n`]
  ])('that is too large leaves the connection usable: %s', async (_how, body) => {
    const forwarded = `X-Forwarded-For: ${newClient()['x-forwarded-for']}`
    const received = await talk(
      `POST /api/submit HTTP/1.1\r\nHost: example.org\r\n${forwarded}\r\n${body}` +
        'GET /api/categories HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n'
    )
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    expect(lines()).toEqual(['GET /api/categories'])
  })

  it('whose client disconnects leaves no error in the log', async () => {
    const gone = new Promise((resolve) =>
      server.once('request', (_request, response: ServerResponse) => response.once('close', resolve))
    )
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const forwarded = `X-Forwarded-For: ${newClient()['x-forwarded-for']}`
    socket.write(`POST ${API} HTTP/1.1\r\nHost: example.org\r\n${forwarded}\r\nContent-Length: 99\r\n\r\n{"email":`)
    await once(server, 'request')
    socket.destroy()
    await gone
    expect((await call('/privacy')).status).toBe(200)
    expect(lines()).toEqual(['GET /privacy'])
  })
})

describe('a form without scripts', () => {
  it('is answered with its page, which gets the state in a header and is for this visitor alone', async () => {
    const response = await postForm(API, 'email=%C5%BEofia')
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(lines()).toEqual([`POST ${API}`, 'GET /'])
    const { form, state } = JSON.parse(decodeURIComponent(asked[1]?.headers['x-form-state'] as string))
    expect([form, state.values]).toEqual(['subscribe', { email: 'žofia' }])
    expect(await response.text()).toContain(encodeURIComponent('žofia'))
    expect(await (await call('/')).text()).toBe('<p>/ </p>')
  })

  it.each<[number, string, Record<string, string>]>([
    [403, 'a=b', { origin: 'https://evil.example' }],
    [413, 'a'.repeat(16 * 1024 + 1), {}],
    [429, 'a=b', { 'x-forwarded-for': '198.51.100.1' }]
  ])('that is refused gets the page for %i; a program gets problem details', async (status, body, headers) => {
    if (status === 403) expectConsoleErrors()
    if (status === 429) for (let time = 0; time < 4; time += 1) await post('/api/submit', 'a=b', headers)
    asked.length = 0
    for (let time = 0; time < 2; time += 1) {
      const response = await postForm('/api/submit', body, headers)
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
      expect(await response.text()).toContain(`/refused/${status}`)
      expect(response.headers.has('retry-after')).toBe(status === 429)
    }
    await problemOf(await post('/api/submit', body, headers), status)
    expect(lines()).toEqual([`GET /refused/${status}`])
  })

  it('that draws is taken from any site, as JSON is, and waits where forms wait', async () => {
    const run = jest.spyOn(queues.submissions, 'run')
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const response = await postForm('/api/affirmations/random', 'categories=daily', foreign)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(lines()).toEqual(['POST /api/affirmations/random', 'GET /generator'])
    expect(run).toHaveBeenCalledTimes(1)
    run.mockRestore()
  })

  it('leads to its page if its address is opened', async () => {
    for (const [path, page] of [
      ['/api/submit', '/submit'],
      [API, '/#newsletter-signup'],
      ['/api/affirmations/random', '/generator']
    ] as const) {
      const { status, headers } = await call(path)
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, page, 'no-store'])
    }
  })

  it('with a query that is too long is refused with 414', async () => {
    expect((await postForm(`/api/submit?${'a&'.repeat(31)}`, 'a=b')).status).toBe(414)
  })

  it('is answered with the error page if its own page fails', async () => {
    pagesFail = true
    const response = await postForm(API, 'email=ann@example.org')
    expect([response.status, await response.text()]).toEqual([503, '<p>/unavailable </p>'])
  })
})

it('returns 404 for a page without a row in development too, where files may be added to public/', async () => {
  await stop()
  await start({ isDevelopment: true })
  expect((await call('/a-page-without-a-row')).status).toBe(404)
  writeFileSync(join(folder, 'public', 'Added.txt'), '')
  expect([(await call('/Added.txt')).status, (await call('/added.txt')).status]).toEqual([200, 404])
  expect(lines()).toEqual(['GET /-', 'GET /Added.txt', 'GET /-'])
})

describe('what is switched off', () => {
  beforeEach(() => Object.assign(features, { newsletter: false, submissions: false }))
  afterEach(() => Object.assign(features, { newsletter: true, submissions: true }))

  it.each(['/submit', '/Submit?a=b', '/newsletter/confirm?token=a'])(
    'is a page that does not exist: %s',
    async (path) => {
      expect([(await call(path)).status, (await postForm(path, 'a=b')).status]).toEqual([404, 405])
      expect(lines()).toEqual(['GET /-', 'GET /refused/405'])
    }
  )

  it.each(['/api/submit', API, '/api/newsletter/confirm?token=a'])(
    'is an unknown address of the API: %s',
    async (path) => {
      const responses = [await call(path), await post(path, '{}'), await postForm(path, 'a=b')]
      for (const response of responses) {
        expect((await problemOf(response, 404)).detail).toBe('There is no such address in the API.')
      }
      expect(lines()).toEqual(['GET /api/-'])
    }
  )

  it('can still be left', async () => {
    expect((await call('/newsletter/unsubscribe?token=a')).status).toBe(200)
    expect(lines()).toEqual(['GET /newsletter/unsubscribe?token=a'])
  })
})

describe('what is kept', () => {
  it.each(['/api/categories', '/api/affirmations/daily-001', '/api/affirmations/category/daily'])(
    'the list %s has an ETag, may be kept by others, and read by pages of other sites',
    async (path) => {
      const { status, headers } = await call(path, { headers: { origin: 'https://other.example' } })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(headers.get('cache-control')).toBe('public, max-age=15, s-maxage=15, stale-while-revalidate=15')
      const etag = headers.get('etag') ?? ''
      const known = await call(path, { headers: { 'if-none-match': `"other", W/${etag}` } })
      expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
      expect(known.headers.get('access-control-allow-origin')).toBe('*')
      expect((await call(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      expect(lines()).toHaveLength(1)
    }
  )

  it.each<[string, string[], string[], number]>([
    ['all unknown pages', ['/nowhere', '/also/nowhere', '/%ff', '/a//b'], ['/-'], 404],
    ['all unknown categories', ['/category/nope', '/Category/NO', '/category/no?a=b'], ['/category/-'], 404],
    ['all unknown addresses of the API', ['/api/nope', '/api/no/pe', '/api/nope?a=b'], ['/api/-'], 404],
    ['an address in any case', ['/SCIENCE-HUB', '/science-hub'], ['/science-hub'], 200],
    ['an alias in any case, which middleware.ts rewrites', ['/Science', '/science'], ['/science'], 200],
    [
      'an id and a slug',
      ['/affirmation/daily-001', '/affirmation/Daily-001-slug'],
      ['/affirmation/daily-001-slug'],
      200
    ],
    ['a page with a query that it does not read', ['/privacy', '/privacy?utm=1', '/privacy?q=2'], ['/privacy'], 200],
    ['a script of the build', ['/assets/a.js', '/assets/a.js?v=1'], ['/assets/a.js'], 200],
    ['a file of public/ whose name has capital letters', ['/BingSiteAuth.xml'], ['/BingSiteAuth.xml'], 200],
    ['scripts that are gone', ['/assets/b.js', '/assets/A.js', '/_next/static/c.js'], ['/-'], 404]
  ])('%s: once', async (_what, paths, targets, status) => {
    for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, status])
    expect(lines()).toEqual(targets.map((target) => `GET ${target}`))
  })

  it.each([
    ['/category/wee%E2%84%AAly', '/category/-', '/category/weekly'],
    ['/API/dec%E2%84%AA', '/api/-', '/api/deck'],
    ['/api/affirmations/wee%E2%84%AAly-001', '/api/affirmations/wee%e2%84%aaly-001', '/api/affirmations/weekly-001'],
    ['/affirmation/%44aily-001', '/affirmation/daily-001-slug', '/affirmation/daily-002-slug'],
    ['/Today.TXT', '/today.txt', '/privacy']
  ])('is what its own key leads to, whoever asks first: %s', async (spelling, key, plain) => {
    await call(spelling)
    await call(plain)
    expect(lines()).toEqual([`GET ${key}`, `GET ${plain}`])
  })

  it.each(['/api/nope', '/api/%zz', '/api//categories', `/api/affirmations/${'x'.repeat(3_000)}`])(
    'the unknown address %.20s of the API is a problem',
    async (path) => {
      const response = await call(path)
      // A page of another site would otherwise learn only that the request failed.
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect((await problemOf(response, 404)).detail).toBe('There is no such address in the API.')
    }
  )

  it('is nothing that depends on a query: the page is rendered for each request, and belongs to it', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await call('/search?utm=1&q=rest')
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
    }
    expect(lines()).toEqual(['GET /search?q=rest', 'GET /search?q=rest'])
  })

  it('is one response for all time zones of a date, and for all zones that are none', async () => {
    const zones = ['UTC', 'utc', 'Etc/UTC', 'Africa/Abidjan', 'AFRICA/ABIDJAN', 'Nowhere', '%2B01:00']
    for (const zone of zones) expect((await call(`/today.txt?tz=${zone}`)).status).toBe(200)
    expect(lines()).toEqual([`GET /today.txt?date=${new Date().toISOString().slice(0, 10)}`, 'GET /today.txt'])
  })

  it('is no refusal of a made-up query, of which there is no end', async () => {
    for (let time = 0; time < 2; time += 1) {
      await problemOf(await call('/api/affirmations/category/daily?after=x'), 400)
    }
    expect(lines()).toHaveLength(2)
  })
})

describe('a read of the API', () => {
  const read = (path: string, client: object) => call(path, { headers: { ...client } })

  it('is refused with 429 if it is the 41st of a client in a minute; what is in memory does not count', async () => {
    const client = newClient()
    for (let count = 0; count < 60; count += 1) {
      const known = await read('/api/categories', client)
      expect([known.status, known.headers.get('ratelimit')]).toEqual([200, null])
    }
    for (let count = 1; count < 40; count += 1) {
      expect((await read(`/api/affirmations/nope-${count}`, client)).status).toBe(404)
    }
    const response = await read('/api/affirmations/nope', client)
    expect((await problemOf(response, 429)).detail).toMatch(
      /^More than 40 requests in a minute\. .* in \d+ seconds?\.$/
    )
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(response.headers.get('ratelimit-policy')).toBe('"reads";q=40;w=60')
    expect(response.headers.get('ratelimit')).toBe(`"reads";r=0;t=${wait}`)
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'etag, link, retry-after, ratelimit, ratelimit-policy'
    )
    expect((await read('/api/categories', client)).status).toBe(200)
    expect((await read('/api/affirmations/nope', newClient())).status).toBe(404)
  })

  it('that is answered for its client alone says how many more are allowed', async () => {
    const response = await read('/api/random', newClient())
    expect(response.headers.get('ratelimit')).toBe('"reads";r=39;t=60')
  })

  it('names the description of the API, beside the link to the rest of a list', async () => {
    expect((await call('/api/categories')).headers.get('link')).toBe(
      '</api/openapi.json>; rel="service-desc", </api>; rel="service-doc"'
    )
  })
})

it('refuses a long query with 414', async () => {
  await problemOf(await call(`/search?q=${'a'.repeat(2_048)}`), 414)
  await problemOf(await call(`/api/search?${'a&'.repeat(31)}`), 414)
})

it.each([
  [414, 'GET', `/search?q=${'a'.repeat(2_048)}`],
  [414, 'GET', `/nowhere?${'a&'.repeat(31)}`],
  [405, 'POST', '/favorites'],
  [405, 'POST', '/nowhere'],
  [405, 'PUT', '/category/love?a=b']
])(
  'shows people the page for %i where it refuses a program with problem details: %s %s',
  async (status, method, path) => {
    const response = await call(path, { method, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null)
    expect(await response.text()).toContain(`/refused/${status}`)
    await problemOf(await call(path, { method }), status)
    expect(lines()).toEqual([`GET /refused/${status}`])
  }
)

it('answers a browser that opens an address of the API as it does a program', async () => {
  const headers = { accept: 'text/html' }
  await problemOf(await call(`/api/search?${'a&'.repeat(31)}`, { headers }), 414)
  await problemOf(await call('/api/today', { method: 'DELETE', headers }), 405)
})

it('looks made-up addresses up in turns of the clients, and refuses with 503 what one of them has too many of', async () => {
  const { queues } = await import('./guards')
  let release = () => {}
  const busy = new Promise<void>((resolve) => {
    release = resolve
  })
  const running = Array.from({ length: 8 }, () => queues.lookups.run('', () => busy))
  const client = newClient()
  const statuses: number[] = []
  const flood = Array.from({ length: 110 }, async (_, number) => {
    statuses.push((await call(`/affirmation/made-up-${number}`, { headers: client })).status)
  })
  await waitFor(() => statuses.length === 10)
  const other = call('/affirmation/made-up', { headers: newClient() })
  release()
  await Promise.all(running)
  expect((await other).status).toBe(404)
  await Promise.all(flood)
  expect(statuses).toEqual([...Array<number>(10).fill(503), ...Array<number>(100).fill(404)])
})

it('leaves an address with a slash at its end to Next', async () => {
  const response = await call('/privacy/')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/privacy'])
})

it('passes no header of a client on that has a meaning to Next or to pages', async () => {
  const names = [
    'rsc',
    'next-router-state-tree',
    'x-middleware-subrequest',
    'x-form-state',
    'x-client-network',
    'cookie'
  ]
  const forged = { ...Object.fromEntries(names.map((name) => [name, '1'])), 'x-site-path': '/forged', host: 'evil' }
  for (const path of ['/Science', '/search?q=rest']) await call(path, { headers: forged })
  await postForm(API, 'email=ann', forged)
  expect(asked.map(({ headers }) => headers['x-site-path'])).toEqual(['/science-hub', '/search', API, '/'])
  const passed = asked.flatMap(({ headers }) => Object.keys(headers))
  expect([...new Set(passed)].sort()).toEqual([
    'accept',
    'content-type',
    'host',
    'x-client-network',
    'x-form-state',
    'x-site-path'
  ])
  expect(
    asked.filter(
      ({ headers }) =>
        headers['x-form-state'] === '1' || headers['x-client-network'] === '1' || headers.host !== 'localhost'
    )
  ).toEqual([])
})

describe('if the database fails', () => {
  it('a page is the error page, with 503 and Retry-After, or a stale one if there is one', async () => {
    expect(await (await call('/')).text()).toBe('<p>/ </p>')
    const now = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 2 * 3_600_000)
    pagesFail = true
    const stale = await call('/')
    expect([stale.status, stale.headers.get('cache-control'), await stale.text()]).toEqual([
      200,
      'no-store',
      '<p>/ </p>'
    ])
    for (const path of ['/generator', '/search?q=rest']) {
      const { status, headers } = await call(path)
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
    }
    pagesFail = false
    expect((await call('/generator')).status).toBe(200)
  })

  it('so is an address that is looked up in it; the API answers with a problem', async () => {
    expectConsoleErrors()
    await db().$executeRaw`ALTER TABLE "Affirmation" RENAME TO "Hidden"`
    const [page, api] = await Promise.all(
      ['/affirmation/daily-001', '/api/categories'].map((path) => call(path))
    ).finally(() => db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Affirmation"`)
    expect([page?.status, await page?.text()]).toEqual([503, '<p>/unavailable </p>'])
    await problemOf(api as Response, 503)
  })

  it('the text of an endpoint is 503 in plain text, or a stale one if there is one', async () => {
    expectConsoleErrors()
    const hide = () => db().$executeRaw`ALTER TABLE "Affirmation" RENAME TO "Hidden"`
    const show = () => db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Affirmation"`
    await hide()
    const first = await call('/today.txt').finally(show)
    expect([first.status, first.headers.get('content-type'), first.headers.get('retry-after')]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '60'
    ])
    const text = await (await call('/today.txt')).text()
    await hide()
    const now = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 25 * 3_600_000)
    const stale = await call('/today.txt').finally(show)
    expect([stale.status, await stale.text()]).toEqual([200, text])
  })
})

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test'
import { freePort } from '../../test/servers/free-port'
import { type Nginx, startNginx } from '../../test/servers/nginx'

/** Tests the example configuration deploy/nginx.conf in front of the site. */
test.describe.configure({ mode: 'serial' })

let nginx: Nginx
let proxied: APIRequestContext
/** Forwards bytes to the site until it is closed; then the site seems to be down. */
let wire: Server
const sockets = new Set<Socket>()

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000)
  wire = createServer((client) => {
    const site = connect(Number(new URL(baseURL as string).port), 'localhost')
    for (const socket of [client, site]) sockets.add(socket.on('error', () => {}))
    client.pipe(site).pipe(client)
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  const { port } = wire.address() as AddressInfo
  nginx = await startNginx(port, await freePorts())
  proxied = await requests.newContext({ baseURL: nginx.https, ignoreHTTPSErrors: true })
})

test.afterAll(async () => {
  await proxied.dispose()
  await nginx.stop()
  for (const socket of sockets) socket.destroy()
  wire.close()
})

const freePorts = async () => ({ http: await freePort(), https: await freePort() })

const PAGES = ['/', '/category/love', '/how-to-guide/morning-routine', '/feed.xml', '/api/categories', '/sitemap.xml']

test('HTTP redirects to HTTPS', async ({ request }) => {
  const response = await request.get(`${nginx.http}/science?x=1`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, 'https://localhost/science?x=1'])
})

test('a page is requested from the site once and keeps its headers', async ({ request }) => {
  for (const path of PAGES) {
    const [first, second] = [await proxied.get(path), await proxied.get(path)]
    expect([path, first.status(), first.headers()['x-cache']]).toEqual([path, 200, 'MISS'])
    expect([path, second.status(), second.headers()['x-cache']]).toEqual([path, 200, 'HIT'])
    expect(await second.body()).toEqual(await first.body())
    const direct = (await request.get(path)).headers()
    for (const name of ['content-security-policy', 'cache-control', 'content-type', 'x-content-type-options']) {
      expect([path, name, second.headers()[name]]).toEqual([path, name, direct[name]])
    }
  }
})

test('the cache returns 304 for a page that the client has', async () => {
  for (const path of PAGES) {
    const { etag = '' } = (await proxied.get(path)).headers()
    const again = await proxied.get(path, { headers: { 'if-none-match': etag } })
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0])
  }
})

test('no header or spelling of an address puts another response into the cache', async ({ request }) => {
  const list = '/api/affirmations/category/weekly'
  const [{ id }] = await (await request.get(list)).json()
  for (const query of ['?AFTER=&after=100', '?%61fter=100', '?after=100']) {
    expect((await proxied.get(list + query)).status()).toBe(200)
  }
  const [first] = await (await proxied.get(list)).json()
  expect(first.id).toBe(id)

  // Headers of Next's own client, to which Next would respond with data, or with a redirect to the same address.
  const next = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%5D', 'next-url': '/x' }
  const others = {
    'x-forwarded-host': 'evil.example',
    'x-form-state': 'x',
    'accept-encoding': 'br;q=0, gzip;q=0, zstd'
  }
  for (const path of ['/problem-solution/grief', '/Category/Gratitude', '/builder', '/affirmation/nothing']) {
    const poisoned = await proxied.get(path, { headers: { ...next, ...others }, maxRedirects: 0 })
    const plain = await proxied.get(path, { maxRedirects: 0 })
    const status = path.endsWith('nothing') ? 404 : 200
    expect([path, poisoned.status(), plain.status()]).toEqual([path, status, status])
    expect(plain.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(await plain.text()).toBe(await poisoned.text())
    expect(poisoned.headers()['content-encoding']).toBeUndefined()
  }
  const redirect = await proxied.get('/submit/', { headers: next, maxRedirects: 0 })
  expect([redirect.status(), redirect.headers().location]).toEqual([308, '/submit'])
  expect(redirect.headers()['cache-control']).toBe('no-store')
})

test('other hosts than the site’s get nothing', async () => {
  const strange = await proxied.get('/robots.txt', { headers: { host: 'evil.example' } }).catch(() => undefined)
  expect(strange).toBeUndefined()
})

/** Sends a request as it is written, and returns the head of the response. */
async function sendRaw(text: string, host = '127.0.0.1'): Promise<string> {
  const socket = connectTls({
    port: Number(new URL(nginx.https).port),
    host,
    servername: 'localhost',
    rejectUnauthorized: false
  })
  socket.write(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] as string
}

test('a request for a whole URL shares the entry of its path, whatever host its header names', async () => {
  const ask = (target: string, host: string) =>
    sendRaw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await ask('/category/health', 'localhost')).toMatch(/^HTTP\/1\.1 200 .*x-cache: MISS/is)
  expect(await ask('https://localhost/category/health', 'evil.example')).toMatch(/^HTTP\/1\.1 200 .*x-cache: HIT/is)
})

test('only br itself asks for Brotli', async () => {
  const encodings = {
    'x-br': undefined,
    'br-x': undefined,
    br: 'br',
    'gzip, br;q=0.5': 'br',
    'x-gzip;q=1, gzip': 'gzip'
  }
  for (const [accepted, encoding] of Object.entries(encodings)) {
    const response = await proxied.get('/category/weekly', { headers: { 'accept-encoding': accepted } })
    expect([accepted, response.headers()['content-encoding']]).toEqual([accepted, encoding])
  }
})

test('IPv6 reaches the site', async () => {
  const text = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect(await sendRaw(text, '::1')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a /64 of IPv6 is one client, IPv4 addresses are one each, and no log has a query', async ({ baseURL }) => {
  const limited = await startNginx(Number(new URL(baseURL as string).port), await freePorts(), true)
  const client = await requests.newContext({ baseURL: limited.https, ignoreHTTPSErrors: true })
  const statusFor = async (address: string) => {
    const options = { headers: { 'x-test-client': address }, maxRedirects: 0 }
    return (await client.get('/robots.txt?token=secret', options)).status()
  }
  const refusedOf = async (addressOf: (number: number) => string) => {
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, number) => statusFor(addressOf(number + 1))))
    return statuses.filter((status) => status === 429).length
  }
  try {
    expect(await refusedOf((number) => `2001:db8:0:a::${number.toString(16)}`)).toBe(9)
    expect(await statusFor('2001:db8:0:b::1')).not.toBe(429)
    expect(await refusedOf((number) => `203.0.113.${number}`)).toBe(0)
    expect(await refusedOf((number) => `::ffff:198.51.100.${number}`)).toBe(0)
    await client.get(`${limited.http}/robots.txt?token=secret`, { maxRedirects: 0 })
    expect(limited.logs()).toContain('"GET /robots.txt" 429')
    expect(limited.logs()).toContain('"GET /robots.txt" 308')
    expect(limited.logs()).not.toContain('secret')
  } finally {
    await client.dispose()
    await limited.stop()
  }
})

test('uncacheable responses are fresh, and writes reach the site', async () => {
  for (let time = 0; time < 2; time += 1) {
    const daily = await proxied.get('/api/daily-affirmation')
    expect([daily.status(), daily.headers()['x-cache']]).toEqual([200, 'MISS'])
  }
  const post = (email: string) =>
    proxied.post('/api/newsletter/subscribe', { data: { email }, headers: { origin: nginx.https } })
  expect((await post('proxied@example.org')).status()).toBe(200)
  expect((await post('nobody')).status()).toBe(400)
})

test('while the site is down, cached pages are served and everything else is 503 with Retry-After', async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => wire.close(resolve))

  for (const path of PAGES) expect([path, (await proxied.get(path)).status()]).toEqual([path, 200])
  const call = await proxied.get('/api/daily-affirmation')
  expect([call.status(), call.headers()['retry-after'], call.headers()['cache-control']]).toEqual([
    503,
    '30',
    'no-store'
  ])
})

import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptedEncoding, type FinishedResponse, finish, send } from './finished-response'

const TEXT = readFileSync('README.md', 'utf8')
let finished: FinishedResponse
let server: Server
let origin = ''

beforeAll(async () => {
  finished = await finish(
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    Buffer.from(TEXT)
  )
  server = createServer((request, response) => send(request, response, finished, ['x-request-id', 'abc']))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(origin, { method, headers })

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br'],
  ['x-br', 'identity'],
  ['gzip-x, x-gzip', 'identity'],
  ['br;q=0.5', 'br']
])('takes %s as %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

it.each(['br', 'gzip', 'identity'])('sends the same text in %s, with an ETag of its own', async (encoding) => {
  const response = await get({ 'accept-encoding': encoding })
  expect(await response.text()).toBe(TEXT)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('etag')).toMatch(encoding === 'identity' ? /^"[\w-]{22}"$/ : new RegExp(`-${encoding}"$`))
  expect(response.headers.get('x-request-id')).toBe('abc')
})

it('returns 304 for the ETag of any encoding', async () => {
  const etag = (await get({ 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get({ 'accept-encoding': 'gzip', 'if-none-match': known })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
})

it('sends only the headers for HEAD', async () => {
  const response = await get({ 'accept-encoding': 'br' }, 'HEAD')
  expect(Number(response.headers.get('content-length'))).toBe(finished.body.length)
  expect(await response.text()).toBe('')
})

it('does not compress a body that is small or does not get smaller', async () => {
  expect((await finish(200, { 'content-type': 'text/plain' }, Buffer.from('short'))).encoding).toBe('identity')
  expect((await finish(200, { 'content-type': 'image/png' }, Buffer.from(TEXT))).encoding).toBe('identity')
})

it.each(['br', 'gzip', 'identity'] as const)(
  'compresses for a single client only in %s, without an ETag',
  async (encoding) => {
    const before = finished
    finished = await finish(200, { 'content-type': 'text/html' }, Buffer.from(TEXT), encoding)
    expect(finished.encoding).toBe(encoding)
    const response = await get({ 'accept-encoding': encoding })
    expect([await response.text(), response.headers.get('etag')]).toEqual([TEXT, null])
    finished = before
  }
)

it('sends the same body to all who ask at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => get({ 'accept-encoding': 'identity' })))
  expect(await Promise.all(all.map((response) => response.text()))).toEqual(Array(20).fill(TEXT))
})

it('keeps no more memory than a body has bytes', async () => {
  const small = await finish(200, { 'content-type': 'text/html' }, Buffer.from(TEXT.slice(0, 2_000)))
  expect(small.body.buffer.byteLength).toBe(small.body.length)
})

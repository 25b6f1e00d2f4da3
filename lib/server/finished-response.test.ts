import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { acceptedEncoding, type FinishedResponse, finish, recompress, send } from './finished-response'

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
  ['*', 'gzip'],
  ['gzip;q=0, *', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br']
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
  expect(Number(response.headers.get('content-length'))).toBe(finished.bodies.br?.length)
  expect(await response.text()).toBe('')
})

it('does not compress a body that is small or does not get smaller', async () => {
  expect(Object.keys((await finish(200, { 'content-type': 'text/plain' }, Buffer.from('short'))).bodies)).toEqual([
    'identity'
  ])
  expect(Object.keys((await finish(200, { 'content-type': 'image/png' }, Buffer.from(TEXT))).bodies)).toEqual([
    'identity'
  ])
})

it.each(['br', 'gzip', 'identity'] as const)('compresses for a single client only in %s', async (encoding) => {
  const single = await finish(200, { 'content-type': 'text/html' }, Buffer.from(TEXT), encoding)
  expect(Object.keys(single.bodies)).toEqual([encoding])
})

it('compresses with gzip for the first client that asks for it, and keeps that', async () => {
  const page = await finish(200, { 'content-type': 'text/html' }, Buffer.from(TEXT))
  const onGrowth = jest.fn()
  const before = finished
  finished = { ...page, onGrowth }
  await get({ 'accept-encoding': 'br' })
  await get({ 'accept-encoding': 'identity' })
  expect(Object.keys(page.bodies)).toEqual(['br'])
  expect(onGrowth).not.toHaveBeenCalled()
  const both = await Promise.all([1, 2].map(() => get({ 'accept-encoding': 'gzip' })))
  expect(await Promise.all(both.map((response) => response.text()))).toEqual([TEXT, TEXT])
  expect(onGrowth).toHaveBeenCalled()
  const smaller = await recompress(finished)
  expect(gunzipSync(smaller.bodies.gzip as Buffer).toString()).toBe(TEXT)
  finished = before
})

it('keeps no more memory than a body has bytes', async () => {
  const small = await finish(200, { 'content-type': 'text/html' }, Buffer.from(TEXT.slice(0, 2_000)))
  expect(small.bodies.br?.buffer.byteLength).toBe(small.bodies.br?.length)
})

it('recompresses to fewer bytes of the same text', async () => {
  const smaller = await recompress(finished)
  expect(smaller.hash).toBe(finished.hash)
  expect(smaller.bodies.br?.length).toBeLessThanOrEqual(finished.bodies.br?.length ?? 0)
  expect(brotliDecompressSync(smaller.bodies.br as Buffer).toString()).toBe(TEXT)
})

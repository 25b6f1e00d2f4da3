import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../../test/wait-for'
import { type FinishedResponse, finish } from './finished-response'
import { ResponseCache } from './response-cache'

let changedAt = 0
const page = (text: string, status = 200) => finish(status, { 'content-type': 'image/png' }, Buffer.from(text))
const textOf = ({ bodies }: FinishedResponse) => bodies.identity?.toString()

function newCache(maxBytes = 1_000_000, maxQueue?: number) {
  return new ResponseCache({
    maxBytes,
    maxQueue,
    changedAt: () => changedAt,
    isTemporary: ({ status }) => status === 503
  })
}

beforeEach(() => {
  changedAt = 0
})

it('renders once for concurrent and later requests', async () => {
  const cache = newCache()
  const render = jest.fn(async () => ({ response: await page('words'), isCacheable: true }))
  const all = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(all.map(textOf)).toEqual(['words', 'words', 'words'])
  expect(textOf(await cache.get('/', render))).toBe('words')
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders a stale response again', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  expect(cache.find('/')).toBeUndefined()
  await sleep(5)
  expect(textOf(await cache.get('/', async () => ({ response: await page('new'), isCacheable: true })))).toBe('new')
})

it('treats a response as stale if something changed during its render', async () => {
  const cache = newCache()
  const render = async () => {
    await sleep(5)
    changedAt = Date.now()
    await sleep(5)
    return { response: await page('old'), isCacheable: true }
  }
  expect(textOf(await cache.get('/', render))).toBe('old')
  expect(cache.find('/')).toBeUndefined()
})

it('returns the stale response, marked no-store, while the database makes renders fail', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  const meanwhile = await cache.get('/', async () => ({ response: await page('away', 503), isCacheable: false }))
  expect([textOf(meanwhile), meanwhile.status, meanwhile.headers['cache-control']]).toEqual(['old', 200, 'no-store'])
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findStale('/')?.headers['cache-control']).toBe('no-store')
  expect(cache.findStale('/unknown')).toBeUndefined()
})

it('does not store an uncacheable response, and rejects all waiting requests after an error', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('away', 503), isCacheable: false }))
  expect(cache.size).toBe(0)
  const failing = async () => {
    throw new Error('no')
  }
  await expect(Promise.all([cache.get('/a', failing), cache.get('/a', failing)])).rejects.toThrow('no')
  expect(textOf(await cache.get('/a', async () => ({ response: await page('ok'), isCacheable: true })))).toBe('ok')
})

it('evicts the least recently used response above its size', async () => {
  const cache = newCache(5_000)
  const add = (key: string) =>
    cache.get(key, async () => ({ response: await page('x'.repeat(1_000)), isCacheable: true }))
  await add('/a')
  await add('/b')
  cache.find('/a')
  await add('/c')
  expect(['/a', '/b', '/c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  expect(cache.bytes).toBeLessThanOrEqual(5_000)
})

it('counts a body that is added to a response later', async () => {
  const cache = newCache(5_000)
  const add = (key: string) =>
    cache.get(key, async () => ({ response: await page('x'.repeat(1_000)), isCacheable: true }))
  await add('/a')
  const response = await add('/b')
  const before = cache.bytes
  response.bodies.gzip = Buffer.alloc(2_500)
  response.onGrowth?.()
  expect([cache.find('/a'), cache.find('/b')]).toEqual([undefined, response])
  expect(cache.bytes).toBe(before / 2 + 2_500)
})

it('recompresses what it has rendered, and what found no room in the queue once it is read again', async () => {
  const cache = newCache(1_000_000, 1)
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `${index * index}`).join(' '))
  const first = await finish(200, { 'content-type': 'text/plain' }, text)
  const bytesOf = (key: string) => cache.findStale(key)?.bodies.br?.length
  for (const key of ['/a', '/b']) {
    await cache.get(key, async () => ({ response: { ...first, bodies: { ...first.bodies } }, isCacheable: true }))
  }
  await waitFor(() => bytesOf('/a') !== first.bodies.br?.length)
  expect(bytesOf('/b')).toBe(first.bodies.br?.length)
  expect(cache.find('/b')).toBeDefined()
  await waitFor(() => bytesOf('/b') !== first.bodies.br?.length)
  expect(bytesOf('/b')).toBe(bytesOf('/a'))
  expect(bytesOf('/b')).toBeLessThan(first.bodies.br?.length ?? 0)
})

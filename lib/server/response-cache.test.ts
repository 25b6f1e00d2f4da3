import { setTimeout as sleep } from 'node:timers/promises'
import { type FinishedResponse, finish } from './finished-response'
import { ResponseCache } from './response-cache'

let changedAt = 0
const page = (text: string, status = 200) => finish(status, { 'content-type': 'image/png' }, Buffer.from(text))
const textOf = ({ bodies }: FinishedResponse) => bodies.identity?.toString()

function newCache(maxBytes = 1_000_000) {
  return new ResponseCache({
    maxBytes,
    changedAt: () => changedAt,
    isTemporary: ({ status }) => status === 503
  })
}

beforeEach(() => {
  changedAt = 0
})

it('renders once for all who ask, and then no more', async () => {
  const cache = newCache()
  const render = jest.fn(async () => ({ response: await page('words'), isCacheable: true }))
  const all = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(all.map(textOf)).toEqual(['words', 'words', 'words'])
  expect(textOf(await cache.get('/', render))).toBe('words')
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders again what has become stale', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  expect(cache.find('/')).toBeUndefined()
  await sleep(5)
  expect(textOf(await cache.get('/', async () => ({ response: await page('new'), isCacheable: true })))).toBe('new')
})

it('takes a response for stale if something changed while it was rendered', async () => {
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

it('sends a stale response, uncached, as long as a new one fails because of the database', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  const meanwhile = await cache.get('/', async () => ({ response: await page('away', 503), isCacheable: false }))
  expect([textOf(meanwhile), meanwhile.status, meanwhile.headers['cache-control']]).toEqual(['old', 200, 'no-store'])
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findStale('/')?.headers['cache-control']).toBe('no-store')
  expect(cache.findStale('/unknown')).toBeUndefined()
})

it('keeps nothing that may not be cached, and lets an error through to all who wait', async () => {
  const cache = newCache()
  await cache.get('/', async () => ({ response: await page('away', 503), isCacheable: false }))
  expect(cache.size).toBe(0)
  const failing = async () => {
    throw new Error('no')
  }
  await expect(Promise.all([cache.get('/a', failing), cache.get('/a', failing)])).rejects.toThrow('no')
  expect(textOf(await cache.get('/a', async () => ({ response: await page('ok'), isCacheable: true })))).toBe('ok')
})

it('forgets the least recently used beyond its bytes', async () => {
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

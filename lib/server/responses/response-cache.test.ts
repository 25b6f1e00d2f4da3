import { setTimeout as sleep } from 'node:timers/promises'
import { type FinishedResponse, finish } from './finished-response'
import { ResponseCache } from './response-cache'

let changedAt = 0
const page = (text: string, status = 200) => finish(status, { 'content-type': 'image/png' }, Buffer.from(text))
const textOf = ({ body }: FinishedResponse) => body.toString()

function newCache(maxBytes = 1_000_000) {
  return new ResponseCache({ maxBytes, changedAt: () => changedAt })
}

beforeEach(() => {
  changedAt = 0
})

it('renders once for concurrent and later requests', async () => {
  const cache = newCache()
  const render = jest.fn(async () => ({ response: await page('words'), isCacheable: true }))
  const all = await Promise.all([
    cache.get('/', 'affirmations', render),
    cache.get('/', 'affirmations', render),
    cache.get('/', 'affirmations', render)
  ])
  expect(all.map(textOf)).toEqual(['words', 'words', 'words'])
  expect(textOf(await cache.get('/', 'affirmations', render))).toBe('words')
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders a stale response again', async () => {
  const cache = newCache()
  await cache.get('/', 'affirmations', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  expect(cache.find('/')).toBeUndefined()
  await sleep(5)
  expect(
    textOf(await cache.get('/', 'affirmations', async () => ({ response: await page('new'), isCacheable: true })))
  ).toBe('new')
})

it('treats a response as stale if something changed during its render', async () => {
  const cache = newCache()
  const render = async () => {
    await sleep(5)
    changedAt = Date.now()
    await sleep(5)
    return { response: await page('old'), isCacheable: true }
  }
  expect(textOf(await cache.get('/', 'affirmations', render))).toBe('old')
  expect(cache.find('/')).toBeUndefined()
})

it('returns the stale response, marked no-store, while the database makes renders fail', async () => {
  const cache = newCache()
  await cache.get('/', 'affirmations', async () => ({ response: await page('old'), isCacheable: true }))
  changedAt = Date.now() + 1
  const meanwhile = await cache.get('/', 'affirmations', async () => ({
    response: await page('away', 503),
    isCacheable: false
  }))
  expect([textOf(meanwhile), meanwhile.status, meanwhile.headers['cache-control']]).toEqual(['old', 200, 'no-store'])
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findStale('/')?.headers['cache-control']).toBe('no-store')
  expect(cache.findStale('/unknown')).toBeUndefined()
})

it('does not store an uncacheable response, and rejects all waiting requests after an error', async () => {
  const cache = newCache()
  await cache.get('/', 'affirmations', async () => ({ response: await page('away', 503), isCacheable: false }))
  expect(cache.size).toBe(0)
  const failing = async () => {
    throw new Error('no')
  }
  await expect(
    Promise.all([cache.get('/a', 'affirmations', failing), cache.get('/a', 'affirmations', failing)])
  ).rejects.toThrow('no')
  expect(
    textOf(await cache.get('/a', 'affirmations', async () => ({ response: await page('ok'), isCacheable: true })))
  ).toBe('ok')
})

it('evicts the least recently used response above its size', async () => {
  const cache = newCache(5_000)
  const add = (key: string) =>
    cache.get(key, 'affirmations', async () => ({ response: await page('x'.repeat(1_000)), isCacheable: true }))
  await add('/a')
  await add('/b')
  cache.find('/a')
  await add('/c')
  expect(['/a', '/b', '/c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  expect(cache.bytes).toBeLessThanOrEqual(5_000)
})

it('keeps nothing if it has no room, and returns what was made', async () => {
  const cache = newCache(0)
  expect(
    textOf(await cache.get('/', 'words', async () => ({ response: await page('words'), isCacheable: true })))
  ).toBe('words')
  expect(cache.size).toBe(0)
})

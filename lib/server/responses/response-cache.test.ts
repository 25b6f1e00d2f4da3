import { setTimeout as sleep } from 'node:timers/promises'
import { routeTable } from '../../routes'
import { type FinishedResponse, finish } from './finished-response'
import { cacheControlAt, cachePolicies, isFresh, ResponseCache } from './response-cache'

let changes = 0
const page = (text: string, status = 200) => finish(status, { 'content-type': 'image/png' }, Buffer.from(text))
const textOf = ({ body }: FinishedResponse) => body.toString()

function newCache(maxBytes = 1_000_000) {
  return new ResponseCache({ maxBytes, changes: () => changes })
}

beforeEach(() => {
  changes = 0
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
  changes += 1
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
    changes += 1
    await sleep(5)
    return { response: await page('old'), isCacheable: true }
  }
  expect(textOf(await cache.get('/', 'affirmations', render))).toBe('old')
  expect(cache.find('/')).toBeUndefined()
})

it('returns the stale response, marked no-store, while the database makes renders fail', async () => {
  const cache = newCache()
  await cache.get('/', 'affirmations', async () => ({ response: await page('old'), isCacheable: true }))
  changes += 1
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

describe('above its size', () => {
  const newFullCache = async () => {
    const cache = newCache(20_000)
    const add = (key: string, kind?: 'file') =>
      cache.get(key, 'words', async () => ({ response: await page('x'.repeat(1_000)), isCacheable: true }), kind)
    for (const key of ['/a', '/b']) await add(key)
    cache.find('/a')
    return { cache, add }
  }

  it('evicts pages that were requested once, and keeps those that were requested twice', async () => {
    const { cache, add } = await newFullCache()
    for (let number = 0; number < 50; number += 1) await add(`/${number}`)
    expect(['/a', '/b', '/49'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
    expect(cache.bytes).toBeLessThanOrEqual(20_000)
  })

  it('evicts no page for a file or an API response, however often they are requested', async () => {
    const { cache, add } = await newFullCache()
    for (let number = 0; number < 50; number += 1) {
      for (let time = 0; time < 3; time += 1) await add(`/embed/${number}`, 'file')
    }
    expect(['/a', '/b', '/embed/49'].map((key) => cache.find(key) !== undefined)).toEqual([true, true, true])
    expect(cache.bytes).toBeLessThanOrEqual(20_000)
  })
})

it('keeps nothing if it has no room, and returns what was made', async () => {
  const cache = newCache(0)
  expect(
    textOf(await cache.get('/', 'words', async () => ({ response: await page('words'), isCacheable: true })))
  ).toBe('words')
  expect(cache.size).toBe(0)
})

describe('cachePolicies', () => {
  it('allow a year of caching only for files with a hash in their name', () => {
    const immutable = Object.values(routeTable).filter(
      ({ cachePolicy }) => cachePolicy && cachePolicies[cachePolicy].cacheControl.includes('immutable')
    )
    expect(immutable.map(({ pattern }) => pattern)).toEqual(['/assets/[...file]', '/_next/static/[...file]'])
  })

  it('are an hour for files', () => {
    expect(cachePolicies.file.cacheControl).toBe('public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600')
  })

  it('let nobody but a shared cache store the service worker, and that for a minute', () => {
    expect(cachePolicies.worker.cacheControl).toBe('public, max-age=0, s-maxage=60')
  })
})

describe('isFresh', () => {
  const noon = Date.UTC(2026, 10, 22, 12)
  const hour = 3_600_000

  it('ends when published affirmations change, for what shows them', () => {
    expect(isFresh('affirmations', noon, true, noon + 2)).toBe(false)
    expect(isFresh('words', noon, true, noon + 2)).toBe(true)
  })

  it('ends at midnight for today’s affirmation', () => {
    const late = Date.UTC(2026, 10, 22, 23, 59)
    expect(isFresh('dates', late, false, late + 59_000)).toBe(true)
    expect(isFresh('dates', late, false, late + 60_000)).toBe(false)
    expect(isFresh('affirmations', late, false, late + 90_000)).toBe(true)
  })

  it('ends when a date begins at UTC+14 for what shows dates that may be today anywhere', () => {
    const before = Date.UTC(2026, 10, 22, 9, 58)
    expect(isFresh('dates', before, false, before + 59_000)).toBe(true)
    expect(isFresh('dates', before, false, before + 120_000)).toBe(false)
    expect(isFresh('feed', before, false, before + 120_000)).toBe(true)
  })

  it('ends at midnight for a file that expires, and does not end for other files', () => {
    expect(isFresh('daily-file', noon, true, noon + 11 * hour)).toBe(true)
    expect(isFresh('daily-file', noon, false, noon + 12 * hour)).toBe(false)
    expect(isFresh('file', noon, false, noon + 1_000 * hour)).toBe(true)
  })

  it('ends at midnight of each time zone for what may be asked for one', () => {
    // Midnight in Kathmandu (UTC+5:45) is at 18:15 UTC.
    const before = Date.UTC(2026, 10, 22, 18, 14)
    expect(isFresh('zone-day', before, false, before + 59_000)).toBe(true)
    expect(isFresh('zone-day', before, false, before + 60_000)).toBe(false)
    expect(isFresh('feed', before, false, before + 60_000)).toBe(true)
  })

  it('is not cached elsewhere in the minute before midnight, from which no other copy remains', () => {
    const minute = Date.UTC(2026, 10, 22, 23, 59)
    for (const name of ['dates', 'feed', 'zone-day'] as const) {
      expect(cacheControlAt(name, minute - 1)).toBe(cachePolicies[name].cacheControl)
      expect(cacheControlAt(name, minute)).toBe('no-cache')
      expect(isFresh(name, minute - 1, false, minute)).toBe(false)
      expect(cacheControlAt(name, minute + 60_000)).toBe(cachePolicies[name].cacheControl)
    }
    expect(cacheControlAt('data', minute)).toBe(cachePolicies.data.cacheControl)
  })

  it('ends when the clock is set back, in case a change was missed', () => {
    expect(isFresh('affirmations', noon, false, noon - 24 * hour)).toBe(false)
  })

  it('ends after an hour, in case a change was missed', () => {
    expect(isFresh('affirmations', noon, false, noon + hour)).toBe(true)
    expect(isFresh('affirmations', noon, false, noon + hour + 1)).toBe(false)
  })
})

import { dailyAffirmation } from '@/lib/affirmations/draws/daily-pick'
import { utcDate } from '@/lib/calendar/utc-date'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = (query = '') => GET(get(`/api/daily-affirmation${query}`), {})
const idOf = async (response: Response): Promise<string> => (await response.json()).id

const IDS = ['daily-001', 'love-001', 'weekly-001']

/** Publishes three affirmations and returns the id of today's. */
async function publishThree(): Promise<string> {
  await publish({ daily: ['I begin.'], love: ['I listen.'], weekly: ['I look back.'] })
  const today = await dailyAffirmation(utcDate(new Date()))
  return today?.affirmation.id ?? ''
}

describe('GET /api/daily-affirmation', () => {
  beforeEach(async () => {
    await emptyDatabase()
    // The day must not turn while a test runs; only the date stands still.
    jest.useFakeTimers({
      now: Date.UTC(2026, 10, 20, 12),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance']
    })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('returns an affirmation that is not cached', async () => {
    await publishThree()
    const response = await call()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(await response.json()).sort()).toEqual(['category', 'id', 'slug', 'text'])
  })

  it('returns any affirmation but today’s', async () => {
    const today = await publishThree()
    const seen = new Set<string>()
    // That one of two affirmations is missed in 25 draws has a chance of 1 in 10^7.
    for (let count = 0; count < 25; count += 1) seen.add(await idOf(await call()))
    expect([...seen].sort()).toEqual(IDS.filter((id) => id !== today))
  })

  it('never returns the affirmation that the visitor names as shown', async () => {
    const today = await publishThree()
    let shown = today
    for (let count = 0; count < 30; count += 1) {
      const next = await idOf(await call(`?not=${shown}`))
      expect(next).not.toBe(shown)
      expect(next).not.toBe(today)
      shown = next
    }
  })

  it('excludes the affirmation of the UTC day', async () => {
    await publishThree()
    const tomorrow = await dailyAffirmation('2026-11-21')
    jest.setSystemTime(Date.UTC(2026, 10, 21))
    for (let count = 0; count < 20; count += 1) expect(await idOf(await call())).not.toBe(tomorrow?.affirmation.id)
  })

  it('returns today’s affirmation if there is no other', async () => {
    await publish({ love: ['I listen.'] })
    expect(await idOf(await call('?not=love-001'))).toBe('love-001')
  })

  it('returns 503 with Retry-After if nothing is published', async () => {
    const response = await call()
    expect(response.headers.get('retry-after')).toBe('60')
    await problemOf(response, 503)
  })
})

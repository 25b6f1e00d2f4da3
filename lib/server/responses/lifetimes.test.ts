import { routeTable } from '../../routes'
import { cacheControlAt, isFresh, lifetimes } from './lifetimes'

describe('lifetimes', () => {
  it('allow a year of caching only for files with a hash in their name', () => {
    const immutable = Object.values(routeTable).filter(
      ({ lifetime }) => lifetime && lifetimes[lifetime].cacheControl.includes('immutable')
    )
    expect(immutable.map(({ pattern }) => pattern)).toEqual(['/assets/[...file]', '/_next/static/[...file]'])
  })

  it('are an hour for files', () => {
    expect(lifetimes.file.cacheControl).toBe('public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600')
  })

  it('let nobody but a shared cache store the service worker, and that for a minute', () => {
    expect(lifetimes.worker.cacheControl).toBe('public, max-age=0, s-maxage=60')
  })
})

describe('isFresh', () => {
  const noon = Date.UTC(2026, 10, 22, 12)
  const hour = 3_600_000

  it('ends when published affirmations change, for what shows them', () => {
    expect(isFresh('affirmations', noon, noon + 1, noon + 2)).toBe(false)
    expect(isFresh('words', noon, noon + 1, noon + 2)).toBe(true)
  })

  it('ends at midnight for today’s affirmation', () => {
    const late = Date.UTC(2026, 10, 22, 23, 59)
    expect(isFresh('utc-day', late, 0, late + 59_000)).toBe(true)
    expect(isFresh('utc-day', late, 0, late + 60_000)).toBe(false)
    expect(isFresh('affirmations', late, 0, late + 90_000)).toBe(true)
  })

  it('ends at midnight for a file that expires, and does not end for other files', () => {
    expect(isFresh('daily-file', noon, noon + 1, noon + 11 * hour)).toBe(true)
    expect(isFresh('daily-file', noon, 0, noon + 12 * hour)).toBe(false)
    expect(isFresh('file', noon, 0, noon + 1_000 * hour)).toBe(true)
  })

  it('ends at midnight of each time zone for what may be asked for one', () => {
    // Midnight in Kathmandu (UTC+5:45) is at 18:15 UTC.
    const before = Date.UTC(2026, 10, 22, 18, 14)
    expect(isFresh('zone-day', before, 0, before + 59_000)).toBe(true)
    expect(isFresh('zone-day', before, 0, before + 60_000)).toBe(false)
    expect(isFresh('feed', before, 0, before + 60_000)).toBe(true)
  })

  it('is not cached elsewhere in the minute before midnight, from which no other copy remains', () => {
    const minute = Date.UTC(2026, 10, 22, 23, 59)
    for (const name of ['utc-day', 'feed', 'zone-day'] as const) {
      expect(cacheControlAt(name, minute - 1)).toBe(lifetimes[name].cacheControl)
      expect(cacheControlAt(name, minute)).toBe('no-cache')
      expect(isFresh(name, minute - 1, 0, minute)).toBe(false)
      expect(cacheControlAt(name, minute + 60_000)).toBe(lifetimes[name].cacheControl)
    }
    expect(cacheControlAt('data', minute)).toBe(lifetimes.data.cacheControl)
  })

  it('ends after an hour, in case a change was missed', () => {
    expect(isFresh('affirmations', noon, 0, noon + hour)).toBe(true)
    expect(isFresh('affirmations', noon, 0, noon + hour + 1)).toBe(false)
  })
})

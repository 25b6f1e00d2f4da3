import { dateIn } from '../calendar/local-date'
import { findRoute, type RouteMatch } from '../routes'
import { canonicalQuery } from './canonical-params'

const queryOf = (path: string, query: string) => canonicalQuery(findRoute(path) as RouteMatch, query)

describe('canonicalQuery', () => {
  it.each(['/embed/today', '/api/today', '/today.txt'])(
    'of %s has three dates for all time zones in any case',
    (path) => {
      const zones = Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone, zone.toUpperCase()])
      const queries = new Set(zones.map((zone) => queryOf(path, `tz=${encodeURIComponent(zone)}`)))
      expect(queries.size).toBeLessThanOrEqual(3)
      expect(queries).toContain(`?date=${dateIn('Asia/Tokyo')}`)
    }
  )

  it.each(['Nowhere', 'Etc/Unknown', '+05:30', '%00', 'UTC+1'])('leaves out a zone that is none: %s', (zone) => {
    expect(queryOf('/api/today', `tz=${encodeURIComponent(zone)}`)).toBe('')
  })

  it('takes a zone whose plus sign is not encoded', () => {
    for (const zone of ['Etc/GMT+12', 'Etc/GMT+5']) {
      expect(queryOf('/api/today', `tz=${zone}`)).toBe(`?date=${dateIn(zone)}`)
    }
  })

  it('leaves out a zone beside a date, and for the card of an affirmation', () => {
    expect(queryOf('/api/today', 'tz=Asia/Tokyo&date=2026-11-22&x=1')).toBe('?date=2026-11-22')
    expect(queryOf('/embed/daily-001', 'tz=Asia/Tokyo')).toBe('')
  })

  it('has the parameters that other rows read', () => {
    expect(queryOf('/api/affirmations/category/daily', 'x=1&for=exams&after=2')).toBe('?after=2&for=exams')
    expect(queryOf('/privacy', 'utm_source=x')).toBe('')
  })
})

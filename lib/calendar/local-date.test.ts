import { dateIn, isDate, isTimeZone, latestDate } from './local-date'

/** The dates in Kiritimati (UTC+14), Auckland (UTC+13 in November), UTC and on Baker Island (UTC-12). */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Auckland', 'UTC', 'Etc/GMT+12']

it.each([
  ['2026-11-22T09:59:59.999Z', ['2026-11-22', '2026-11-22', '2026-11-22', '2026-11-21']],
  ['2026-11-22T10:00:00.000Z', ['2026-11-23', '2026-11-22', '2026-11-22', '2026-11-21']],
  ['2026-11-22T11:00:00.000Z', ['2026-11-23', '2026-11-23', '2026-11-22', '2026-11-21']],
  ['2026-11-22T12:00:00.000Z', ['2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22']],
  ['2026-11-22T23:59:59.999Z', ['2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22']],
  ['2026-11-23T00:00:00.000Z', ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-22']],
  ['2026-12-31T10:00:00.000Z', ['2027-01-01', '2026-12-31', '2026-12-31', '2026-12-30']],
  ['2028-02-28T23:30:00.000Z', ['2028-02-29', '2028-02-29', '2028-02-28', '2028-02-28']]
])('knows the date in each zone at %s, and that none is ahead of the latest', (moment, dates) => {
  const now = Date.parse(moment)
  expect(ZONES.map((zone) => dateIn(zone, now))).toEqual(dates)
  expect(latestDate(now)).toBe(dates[0])
})

it('follows a zone across a change of clocks', () => {
  // New York goes back at 06:00 UTC on 2026-11-01: its midnights are at 04:00 UTC before, and at 05:00 UTC after.
  expect(dateIn('America/New_York', Date.UTC(2026, 10, 1, 4))).toBe('2026-11-01')
  expect(dateIn('America/New_York', Date.UTC(2026, 10, 2, 4, 59))).toBe('2026-11-01')
  expect(dateIn('America/New_York', Date.UTC(2026, 10, 2, 5))).toBe('2026-11-02')
})

it('knows all zones, whose midnights are at full quarters of an hour', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    expect(isTimeZone(timeZone)).toBe(true)
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    for (const month of [0, 6]) {
      expect(format.format(Date.UTC(2027, month))).toMatch(/, GMT([+-]\d\d:(00|15|30|45))?$/)
    }
  }
})

it.each(['', 'Nowhere/Land', '+05:30', 'Europe/Berlin ', '../etc', '__proto__'])('knows no zone %j', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

it.each([
  ['2026-11-23', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['today', false]
])('takes %j as a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected)
})

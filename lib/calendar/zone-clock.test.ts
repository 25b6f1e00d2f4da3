import { dateBefore } from './utc-date'
import { isTime, localTime, momentOf, timeZones } from './zone-clock'

const at = (date: string, time: string, zone: string) => new Date(momentOf(date, time, zone)).toISOString()

it.each([
  // An ordinary day.
  ['2026-11-27', '07:30', 'America/New_York', '2026-11-27T12:30'],
  ['2026-11-27', '07:30', 'Asia/Kathmandu', '2026-11-27T01:45'],
  ['2026-11-27', '00:00', 'Pacific/Kiritimati', '2026-11-26T10:00'],
  ['2026-11-27', '23:59', 'Pacific/Niue', '2026-11-28T10:59'],
  // The gap of New York is from 2 to 3, of Lord Howe from 2 to half past 2, of Cairo from midnight to 1.
  ['2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00'],
  ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30'],
  ['2026-10-04', '02:30', 'Australia/Lord_Howe', '2026-10-03T15:30'],
  ['2026-04-24', '00:30', 'Africa/Cairo', '2026-04-23T22:00'],
  ['2026-04-23', '23:59', 'Africa/Cairo', '2026-04-23T21:59'],
  // A time that comes twice: the first one.
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
  ['2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45'],
  ['2026-10-29', '23:30', 'Africa/Cairo', '2026-10-29T20:30'],
  ['2026-10-30', '00:00', 'Africa/Cairo', '2026-10-29T22:00'],
  // Greenland's gap ends with the date.
  ['2026-03-28', '23:30', 'America/Nuuk', '2026-03-29T00:59']
])('%s at %s in %s is %s', (date, time, zone, moment) => {
  expect(at(date, time, zone)).toBe(`${moment}:00.000Z`)
})

it('finds for each date a moment on that date, in many zones and over two years', () => {
  for (const zone of timeZones.filter((_, index) => index % 20 === 0)) {
    let date = '2026-01-01'
    let before = 0
    for (; date < '2028-01-01'; date = dateBefore(date, -3)) {
      const moment = momentOf(date, '02:15', zone)
      expect([zone, localTime(zone, moment).date, moment > before]).toEqual([zone, date, true])
      before = moment
    }
  }
})

it('takes a zone that is not known any more as UTC', () => {
  expect(at('2026-11-27', '07:30', 'Mars/Olympus')).toBe('2026-11-27T07:30:00.000Z')
})

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
  ['', false]
])('takes %j as a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected)
})

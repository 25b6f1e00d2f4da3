import { datesOfMonth, isMonth, monthInWords, monthsBetween, weekdayOf } from './months'

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false]
])('isMonth(%j) is %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

it('lists the days of a month, of a leap year too', () => {
  expect(datesOfMonth('2028-02')).toHaveLength(29)
  expect([datesOfMonth('2026-12').at(0), datesOfMonth('2026-12').at(-1)]).toEqual(['2026-12-01', '2026-12-31'])
})

it('lists months across a new year, the newest first', () => {
  expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
})

it.each([
  ['1970-01-01', 4],
  ['2026-11-22', 0],
  ['2026-11-28', 6]
])('the weekday of %s is %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

it('writes a month in words', () => {
  expect(monthInWords('2026-11')).toContain('2026')
})

import fc from 'fast-check'
import '../../test/arbitraries'
import { categoryNames } from '../../content/types'
import { categoryOfDay, dayBefore, dayNumber, positionOfDay, utcDay } from './utc-day'

/** The days from the given one on, as YYYY-MM-DD. */
function daysFrom(day: string, count: number): string[] {
  const start = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => new Date(start + index * 86_400_000).toISOString().slice(0, 10))
}

describe('utcDay', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['2026-11-19T23:59:59.999Z', '2026-11-19'],
    ['2026-11-20T00:30:00+01:00', '2026-11-19'],
    ['2026-11-19T20:00:00-05:00', '2026-11-20'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['2027-01-01T00:00:00.000Z', '2027-01-01']
  ])('puts %s on %s', (moment, day) => {
    expect(utcDay(new Date(moment))).toBe(day)
  })
})

describe('dayNumber', () => {
  it('counts from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('1970-01-02')).toBe(1)
    expect(dayNumber('2000-03-01')).toBe(11_017)
  })

  it('rises by one a day, over leap days and ends of years', () => {
    const numbers = daysFrom('2023-12-25', 800).map(dayNumber)
    for (const [index, number] of numbers.entries()) expect(number).toBe((numbers[0] as number) + index)
  })
})

describe('categoryOfDay', () => {
  it('lets the six take turns', () => {
    const turns = daysFrom('2026-11-20', 60).map(categoryOfDay)
    for (let first = 0; first + 6 <= turns.length; first += 1) {
      expect(new Set(turns.slice(first, first + 6)).size).toBe(6)
    }
    expect([...new Set(turns)].sort()).toEqual([...categoryNames].sort())
  })

  it('is the same whenever it is asked', () => {
    expect(categoryOfDay('2026-11-20')).toBe(categoryOfDay('2026-11-20'))
    expect(categoryOfDay('1970-01-01')).toBe(categoryNames[0])
  })
})

describe('positionOfDay', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 12, 13, 60, 200, 205, 1000])(
    'returns each of %i positions once before any is repeated',
    (count) => {
      const turns = daysFrom('2026-11-20', 2 * count * 6).filter((day) => categoryOfDay(day) === 'health')
      const positions = turns.map((day) => positionOfDay(day, count))
      expect(positions).toHaveLength(2 * count)
      for (const round of [positions.slice(0, count), positions.slice(count)]) {
        expect([...round].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, position) => position))
      }
    }
  )

  it('is stable: the same day and count give the same position', () => {
    for (const day of daysFrom('2026-11-20', 30)) expect(positionOfDay(day, 205)).toBe(positionOfDay(day, 205))
    expect(positionOfDay('1970-01-01', 205)).toBe(0)
  })

  it('does not show neighbors on neighboring turns', () => {
    const turns = daysFrom('2026-11-20', 6 * 200).filter((day) => categoryOfDay(day) === 'love')
    const positions = turns.map((day) => positionOfDay(day, 205))
    for (const [index, position] of positions.entries()) {
      if (index > 0) expect(Math.abs(position - (positions[index - 1] as number))).toBeGreaterThan(20)
    }
  })
})

describe('any day', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((number) => utcDay(new Date(number * 86_400_000)))

  it('returns each position of any count once before any is repeated', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (first, count) => {
        const turns = Array.from({ length: count }, (_, turn) => dayBefore(first, -6 * turn))
        const positions = turns.map((one) => positionOfDay(one, count))
        expect(new Set(positions).size).toBe(count)
        for (const position of positions) expect(position >= 0 && position < count).toBe(true)
        expect(new Set(turns.map(categoryOfDay)).size).toBe(1)
      })
    )
  })

  it('is as many days after another as that is before it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (one, count) => {
        const other = dayBefore(one, count)
        expect(dayNumber(one) - dayNumber(other)).toBe(count)
        expect(dayBefore(other, -count)).toBe(one)
      })
    )
  })
})

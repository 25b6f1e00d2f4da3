import fc from 'fast-check'
import '../../test/arbitraries'
import { dateBefore, dayNumber, utcDate } from './utc-date'

describe('any day', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((number) => utcDate(new Date(number * 86_400_000)))

  it('is as many days after another as that is before it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (one, count) => {
        const other = dateBefore(one, count)
        expect(dayNumber(one) - dayNumber(other)).toBe(count)
        expect(dateBefore(other, -count)).toBe(one)
      })
    )
  })
})

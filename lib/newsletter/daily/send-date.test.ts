import { parseSendDate } from './send-date'

const NOW = new Date('2026-11-21T23:59:59Z')

describe('parseSendDate', () => {
  it.each(['2026-11-21', '2026-11-20', '2026-10-22'])('takes %s', (day) => {
    expect(parseSendDate(day, NOW)).toBe(day)
  })

  it.each([
    ['2026-11-22', '2026-11-22 is still to come: in UTC it is 2026-11-21.'],
    ['2026-10-21', '2026-10-21 is too long ago: the earliest day is 2026-10-22.'],
    ['2026-02-30', '"2026-02-30" is not a day. Write it as YYYY-MM-DD, such as 2026-11-21.'],
    ['2026-13-01', '"2026-13-01" is not a day.'],
    ['21.11.2026', '"21.11.2026" is not a day.'],
    ['yesterday', '"yesterday" is not a day.'],
    ['', '"" is not a day.']
  ])('says what is wrong with %j', (day, message) => {
    expect(() => parseSendDate(day, NOW)).toThrow(message)
  })
})

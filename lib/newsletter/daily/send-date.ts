/** The days whose e-mail may be sent. */
import { isDate } from '../../affirmations/local-date'
import { dateBefore, utcDate } from '../../affirmations/utc-date'

/** Number of days after a day on which its e-mail may still be sent, and so for which it must be known who got it. */
export const DAYS_BACK = 30

/**
 * @returns the same UTC day, YYYY-MM-DD
 * @throws Error that says what is wrong with it
 */
export function parseSendDate(date: string, now = new Date()): string {
  if (!isDate(date)) {
    throw new Error(`"${date}" is not a day. Write it as YYYY-MM-DD, such as ${utcDate(now)}.`)
  }
  const today = utcDate(now)
  if (date > today) throw new Error(`${date} is still to come: in UTC it is ${today}.`)
  const first = dateBefore(today, DAYS_BACK)
  if (date < first) throw new Error(`${date} is too long ago: the earliest day is ${first}.`)
  return date
}

/** The days whose e-mail may be sent. */
import { isDay } from '../../affirmations/local-day'
import { dayBefore, utcDay } from '../../affirmations/utc-day'

/** Number of days after a day on which its e-mail may still be sent, and so for which it must be known who got it. */
export const DAYS_BACK = 30

/**
 * @returns the same UTC day, YYYY-MM-DD
 * @throws Error that says what is wrong with it
 */
export function parseSendDay(day: string, now = new Date()): string {
  if (!isDay(day)) {
    throw new Error(`"${day}" is not a day. Write it as YYYY-MM-DD, such as ${utcDay(now)}.`)
  }
  const today = utcDay(now)
  if (day > today) throw new Error(`${day} is still to come: in UTC it is ${today}.`)
  const first = dayBefore(today, DAYS_BACK)
  if (day < first) throw new Error(`${day} is too long ago: the earliest day is ${first}.`)
  return day
}

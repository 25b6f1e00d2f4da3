/** Which day a mail may be sent for. */
import { utcDay } from '../domain/day'

/** The first day that an e-mail could have been for. */
const FIRST_DAY = '2020-01-01'

/**
 * @returns the same UTC day, YYYY-MM-DD
 * @throws Error that says what is wrong with it
 */
export function mailDay(day: string, now = new Date()): string {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(moment) || utcDay(new Date(moment)) !== day) {
    throw new Error(`"${day}" is not a day. Write it as YYYY-MM-DD, such as ${utcDay(now)}.`)
  }
  const today = utcDay(now)
  if (day > today) throw new Error(`${day} is still to come: in UTC it is ${today}.`)
  if (day < FIRST_DAY) throw new Error(`${day} is too long ago: the earliest day is ${FIRST_DAY}.`)
  return day
}

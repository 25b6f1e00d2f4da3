/** When a reader gets the daily e-mail: on which dates, and at which moment of them. */
import { weekdayOf } from '../../calendar/months'
import { dateBefore, utcDate } from '../../calendar/utc-date'
import { momentOf } from '../../calendar/zone-clock'
import { env } from '../../env'

/** What a reader has chosen, as the row has it: null for what they have not. */
export interface Schedule {
  sendTime: string | null
  timeZone: string | null
  sendDays: string | null
  awayUntil: string | null
}

/** The days of the week as `sendDays` has them, beginning with 0. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** All values of `sendDays` but none at all. */
export const SEND_DAYS = ['weekdays', ...WEEKDAYS] as const

/** The nextSendAt of a row that has not been computed yet, as the database fills it in. */
export const NOT_COMPUTED = new Date(0)

/** The schedule of whoever has chosen nothing. */
export const NOT_CHOSEN: Schedule = { sendTime: null, timeZone: null, sendDays: null, awayUntil: null }

/** The zone and the time of a reader, chosen or not. */
export function clockOf({ timeZone, sendTime }: Schedule): { zone: string; time: string } {
  return { zone: timeZone ?? 'UTC', time: sendTime ?? env().NEWSLETTER_HOUR }
}

/** True if a reader wants the e-mail of a date. */
export function isWanted({ sendDays, awayUntil }: Schedule, date: string): boolean {
  if (awayUntil && date < awayUntil) return false
  const weekday = weekdayOf(date)
  return sendDays === null || (sendDays === 'weekdays' ? weekday >= 1 && weekday <= 5 : sendDays === WEEKDAYS[weekday])
}

/** The moment of a date's e-mail. */
export function sendMoment(schedule: Schedule, date: string): Date {
  const { zone, time } = clockOf(schedule)
  return new Date(momentOf(date, time, zone))
}

/** The moment of the next e-mail after that of a date. */
export function nextSendAfter(schedule: Schedule, date: string): Date {
  let next = dateBefore(date, -1)
  if (schedule.awayUntil && next < schedule.awayUntil) next = schedule.awayUntil
  while (!isWanted(schedule, next)) next = dateBefore(next, -1)
  return sendMoment(schedule, next)
}

/** The moment of the next e-mail after another moment, if that date's has not been sent. */
export function nextSendFrom(schedule: Schedule, now: Date, lastSent = ''): Date {
  // The date before the present one in any zone.
  let date = dateBefore(utcDate(now), 2)
  if (date < lastSent) date = lastSent
  let next = nextSendAfter(schedule, date)
  for (; next <= now; next = nextSendAfter(schedule, date)) date = dateBefore(date, -1)
  return next
}

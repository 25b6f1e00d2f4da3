/** Dates of the calendar, written YYYY-MM-DD, in UTC. */
import { DATE_LANGUAGE } from './language'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** A UTC day in milliseconds; computers do not count leap seconds. */
export const DAY_MS = 24 * HOUR_MS

/** The UTC date of a moment. */
export function utcDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A moment to the minute, as operators read it. */
export function utcMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const withWeekday = new Intl.DateTimeFormat(DATE_LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' })
const withoutWeekday = new Intl.DateTimeFormat(DATE_LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' })

/** A date in words, such as Saturday, November 21, 2026. */
export function dateInWords(date: string): string {
  return withWeekday.format(new Date(date))
}

/** A date without the day of the week, such as November 21, 2026. */
export function shortDate(date: string): string {
  return withoutWeekday.format(new Date(date))
}

/** The number of days from 1970-01-01 to a date. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

/** The date that is `count` days before another. */
export function dateBefore(date: string, count: number): string {
  return utcDate(new Date((dayNumber(date) - count) * DAY_MS))
}

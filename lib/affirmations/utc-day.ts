/** Days of the calendar, written YYYY-MM-DD, in UTC. */

/** A UTC day in milliseconds; computers do not count leap seconds. */
export const DAY_MS = 86_400_000

/** The UTC day of a moment. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A moment to the minute, as operators read it. */
export function utcMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** A day in words, such as Saturday, November 21, 2026. */
export function dayInWords(day: string): string {
  return calendar.format(new Date(day))
}

/** The number of days from 1970-01-01 to a day. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

/** The day that is `count` days before another. */
export function dayBefore(day: string, count: number): string {
  return utcDay(new Date((dayNumber(day) - count) * DAY_MS))
}

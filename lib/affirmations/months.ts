/** Months of the calendar, written YYYY-MM. */
import { isDay } from './local-day'
import { dayBefore } from './utc-day'

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}

/** The month of a date. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The dates of a month, YYYY-MM-DD, in their order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = dayBefore(day, -1)) days.push(day)
  return days
}

/** The months from one date to another, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = monthOf(last); month >= monthOf(first); month = monthOf(dayBefore(`${month}-01`, 1))) {
    months.push(month)
  }
  return months
}

/** The day of the week of a date: 0 for Sunday, as calendars in the United States begin. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month in words, such as November 2026. */
export function monthInWords(month: string): string {
  return words.format(new Date(`${month}-01`))
}

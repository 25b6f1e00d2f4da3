/** Months of the calendar, written YYYY-MM. */
import { DATE_LANGUAGE } from './language'
import { isDate } from './local-date'
import { dateBefore } from './utc-date'

export function isMonth(text: string): boolean {
  return isDate(`${text}-01`)
}

/** The month of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** The dates of a month, YYYY-MM-DD, in their order. */
export function datesOfMonth(month: string): string[] {
  const dates: string[] = []
  for (let date = `${month}-01`; monthOf(date) === month; date = dateBefore(date, -1)) dates.push(date)
  return dates
}

/** The months from one date to another, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = monthOf(last); month >= monthOf(first); month = monthOf(dateBefore(`${month}-01`, 1))) {
    months.push(month)
  }
  return months
}

/** The day of the week of a date: 0 for Sunday, as calendars in the United States begin. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

const words = new Intl.DateTimeFormat(DATE_LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month in words, such as November 2026. */
export function monthInWords(month: string): string {
  return words.format(new Date(`${month}-01`))
}

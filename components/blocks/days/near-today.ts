import { nearDates } from '@/content/pages/days'
import { dayNumber, utcDate } from '@/lib/calendar/utc-date'

/** The name of a date if it is today, the day before or the day after in UTC, for visitors whose own date is not known. */
export function nearToday(date: string): string | undefined {
  const name = nearDates[dayNumber(utcDate(new Date())) - dayNumber(date) + 1]
  return name && `${name} in UTC`
}

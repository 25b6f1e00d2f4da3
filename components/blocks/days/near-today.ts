import { calendarPage } from '@/content/pages/days'
import { dayNumber, utcDate } from '@/lib/calendar/utc-date'

/** The name of a date if it is today, the day before or the day after in UTC. */
export function nearToday(date: string): string | undefined {
  return calendarPage.near[dayNumber(utcDate(new Date())) - dayNumber(date) + 1]
}

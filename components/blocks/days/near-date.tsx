import { nearDates } from '@/content/pages/days'
import { dayNumber, utcDate } from '@/lib/calendar/utc-date'

/**
 * The name of a date that may be today, the day before or the day after, once components/islands/pages/calendar.script.ts knows the
 * visitor's own date. Until then it keeps the room; without scripts the date speaks for itself.
 */
export function NearDate({ date, className }: { date: string; className: string }) {
  const name = nearDates[dayNumber(utcDate(new Date())) - dayNumber(date) + 1]
  return (
    name && (
      <span data-near={date} suppressHydrationWarning className={`js-only invisible data-shown:visible ${className}`}>
        {name}
      </span>
    )
  )
}

/** The hour at which a page was made: a clock that is far from it is not believed. */
export function madeAt(): string {
  return `${new Date().toISOString().slice(0, 13)}:00Z`
}

import type { Metadata } from 'next'
import { MonthPage } from '@/components/blocks/days/month-page'
import { calendarPage } from '@/content/pages/days'
import { dailyAffirmationsUntil } from '@/lib/affirmations/draws/daily-pick'
import { monthOf } from '@/lib/calendar/months'
import { dateBefore, utcDate } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { calendarMonths, dailyAffirmationsOfMonth } from '@/lib/site/days'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...calendarPage.seo, canonicalUrl: routes.calendar() })

/** The calendar, open at the month of today in UTC: the month of the latest date may have just begun on some island. */
export default async function CalendarPage() {
  const today = utcDate(new Date())
  const month = monthOf(today)
  const [latest, days, months] = await Promise.all([
    // Today is this date, the one before or the one after, wherever one is.
    dailyAffirmationsUntil(dateBefore(today, -1), 4),
    dailyAffirmationsOfMonth(month),
    calendarMonths()
  ])
  return <MonthPage month={month} days={days} months={months} latest={latest} />
}

import type { Metadata } from 'next'
import { MonthPage } from '@/components/blocks/days/month-page'
import { calendarPage } from '@/content/days'
import { latestDate } from '@/lib/affirmations/local-date'
import { monthOf } from '@/lib/affirmations/months'
import { routes } from '@/lib/routes'
import { calendarMonths } from '@/lib/site/days'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { dailyAffirmationsOfMonth } from '@/lib/site/reads'

export const metadata: Metadata = pageMetadata({ ...calendarPage.seo, canonicalUrl: routes.calendar() })

/** The calendar, open at the month of the latest date. */
export default async function CalendarPage() {
  const month = monthOf(latestDate())
  const [days, months] = await Promise.all([dailyAffirmationsOfMonth(month), calendarMonths()])
  const { title, lead } = calendarPage
  return <MonthPage month={month} days={days} months={months} title={title} lead={lead} steps={[]} />
}

import type { Metadata } from 'next'
import { DayPage } from '@/components/blocks/days/day-page'
import { MonthPage } from '@/components/blocks/days/month-page'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { notFoundCases } from '@/content/pages/not-found'
import { dailyAffirmation, dailyAffirmationsUntil } from '@/lib/affirmations/draws/daily-pick'
import { isMonth } from '@/lib/calendar/months'
import { dateBefore } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { calendarMonths, dailyAffirmationsOfMonth, dayMetadata, hasDay, monthMetadata } from '@/lib/site/days'
import { pageMetadata, socialImageAlt } from '@/lib/site/metadata/metadata'

export async function generateMetadata({ params }: PageProps<'/daily/[date]'>): Promise<Metadata> {
  const { date } = await params
  if (!(await hasDay(date))) return notFoundCases.day.seo
  const canonicalUrl = routes.day(date)
  if (isMonth(date)) return pageMetadata({ ...monthMetadata(date), canonicalUrl, picturePage: routes.calendar() })
  const found = await dailyAffirmation(date)
  if (!found) return notFoundCases.day.seo
  const { text, category, slug } = found.affirmation
  return pageMetadata({
    ...dayMetadata(found),
    ogType: 'article',
    canonicalUrl,
    picturePage: routes.affirmation(slug),
    pictureAlt: socialImageAlt(text, category)
  })
}

/** A day with its affirmation, or the calendar of a month. */
export default async function DatePage({ params }: PageProps<'/daily/[date]'>) {
  const { date } = await params
  if (!(await hasDay(date))) return <NotFoundPage of="day" />
  if (isMonth(date)) {
    const [days, months] = await Promise.all([dailyAffirmationsOfMonth(date), calendarMonths()])
    return <MonthPage month={date} days={days} months={months} />
  }
  const around = await dailyAffirmationsUntil(dateBefore(date, -1), 3)
  const [previous, daily, next] = [1, 0, -1].map((back) => around.find((one) => one.date === dateBefore(date, back)))
  return daily ? <DayPage daily={daily} previous={previous} next={next} /> : <NotFoundPage of="day" />
}

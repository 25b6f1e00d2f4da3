import type { ComponentProps } from 'react'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { calendarPage } from '@/content/pages/days'
import type { DailyAffirmation } from '@/lib/affirmations/types'
import { dateBefore, dateInWords, utcDate } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'

/**
 * The affirmation of today on its sky, and the way to the one of yesterday. Today is that of UTC until
 * components/islands/pages/calendar.script.ts shows the visitor's own.
 * @param days those that may be either, the newest first
 */
export function LatestDays({ days }: { days: DailyAffirmation[] }) {
  const utc = utcDate(new Date())
  const byDate = new Map(days.map((day) => [day.date, day]))
  // The first is shown without scripts, too.
  const dates = [utc, dateBefore(utc, -1), dateBefore(utc, 1)]
  return (
    <section aria-label={calendarPage.today} className="no-print">
      {dates.map((date) => {
        const today = byDate.get(date)
        const yesterday = byDate.get(dateBefore(date, 1))
        return (
          today && (
            <div key={date} data-today={date} hidden={date !== utc}>
              <DayCard day={today} label={calendarPage.today} />
              {yesterday && (
                <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
                  <ArrowLink href={routes.day(yesterday.date)}>{calendarPage.yesterday}</ArrowLink>
                  <span className="serif text-lg">{yesterday.affirmation.text}</span>
                </p>
              )}
            </div>
          )
        )
      })}
    </section>
  )
}

interface DayCardProps extends Pick<ComponentProps<typeof Sky>, 'low'> {
  day: DailyAffirmation
  /** Stands before the date. */
  label?: string
}

/** The affirmation of a day on its sky, which leads to its page. */
export function DayCard({ day: { date, affirmation }, label, low }: DayCardProps) {
  const { id, text, category } = affirmation
  return (
    <a href={routes.day(date)} className="latest-day group block rounded-field">
      <Sky
        category={category}
        seed={id}
        shape="low"
        low={low}
        className="@container rounded-field px-[clamp(1.25rem,3vw,3rem)] pt-[clamp(1.25rem,3vw,2.5rem)]"
      >
        <p className="flex flex-wrap gap-x-6 text-sm">
          {label && <span className="font-semibold">{label}</span>}
          <time dateTime={date}>{dateInWords(date)}</time>
        </p>
        <p data-text={text} className={`serif mt-4 ${affirmationSize(text)} underline-offset-4 group-hover:underline`}>
          {text}
        </p>
      </Sky>
    </a>
  )
}

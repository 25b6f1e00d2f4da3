import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { DailyAffirmation } from '@/lib/affirmations/types'
import { dateInWords } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { nearToday } from './near-today'

interface LatestDaysProps {
  today: DailyAffirmation
  yesterday?: DailyAffirmation
}

/** The affirmation of today on its sky, and the way to the one of yesterday. */
export function LatestDays({ today: { date, affirmation }, yesterday }: LatestDaysProps) {
  const { id, text, category } = affirmation
  return (
    <section aria-label={nearToday(date)} className="no-print">
      <a href={routes.day(date)} className="latest-day group block rounded-field">
        <Sky
          category={category}
          seed={id}
          shape="wide"
          className="category-sky @container rounded-field px-[clamp(1.25rem,3vw,3rem)] pt-[clamp(1.25rem,3vw,2.5rem)]"
        >
          <p className="flex flex-wrap gap-x-6 text-sm">
            <span className="font-semibold">{nearToday(date)}</span>
            <time dateTime={date}>{dateInWords(date)} (UTC)</time>
          </p>
          <p
            data-text={text}
            className={`serif mt-4 ${affirmationSize(text)} underline-offset-4 group-hover:underline`}
          >
            {text}
          </p>
        </Sky>
      </a>
      {yesterday && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <ArrowLink href={routes.day(yesterday.date)}>{nearToday(yesterday.date) ?? ''}</ArrowLink>
          <span className="serif text-lg">{yesterday.affirmation.text}</span>
        </p>
      )}
    </section>
  )
}

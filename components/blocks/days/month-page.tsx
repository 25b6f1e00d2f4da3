import './month.css'
import assets from '@/components/layout/assets.json'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { calendarPage } from '@/content/pages/days'
import { categories } from '@/content/taxonomy'
import type { Affirmation, DailyAffirmation } from '@/lib/affirmations/types'
import { datesOfMonth, monthInWords, weekdayOf } from '@/lib/calendar/months'
import { utcDate } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { PageEnd } from '../affirmation/page-end'
import { DayCard, LatestDays } from './latest-days'
import { madeAt, NearDate } from './near-date'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The drawing of the band over the list. */
const BAND = { width: 600, only: true, isAtFoot: true }

interface MonthPageProps {
  month: string
  /** The days of the month that have begun. */
  days: DailyAffirmation[]
  /** All months of the calendar, the newest first. */
  months: string[]
  /** Given for the calendar itself, which is open at this month: the days that may be today or yesterday. Else the month has the page to itself. */
  latest?: DailyAffirmation[]
}

/** The affirmations of a month as a calendar, and the way to the other months. */
export function MonthPage({ month, days, months, latest }: MonthPageProps) {
  const { label, title, lead } = calendarPage
  const calendar = { label, href: routes.calendar() }
  const name = monthInWords(month)
  const isCalendar = latest !== undefined
  const [latestDay] = days
  const firstDay = days.at(-1)
  const opening = days.find(({ date }) => date === utcDate(new Date())) ?? firstDay
  const end = opening === latestDay ? firstDay : latestDay
  const years = [...new Set(months.map((one) => one.slice(0, 4)))]
  return (
    <>
      {isCalendar ? (
        <PageHeader steps={[calendar]} title={title} lead={lead} />
      ) : (
        <PageHeader
          steps={[calendar, { label: name, href: routes.day(month) }]}
          title={name}
          className="max-lg:[&>h1]:text-title-small"
        />
      )}
      <script async type="module" src={assets.calendar[0]} />
      <div className="shell space-y-14" data-made-at={madeAt()}>
        {latest && <LatestDays days={latest} />}
        {/* A wide screen begins with the grid. */}
        {!isCalendar && opening && (
          <div className="month-opening no-print lg:hidden">
            <DayCard day={opening} low={BAND} />
          </div>
        )}
        <Section name="month" heading={isCalendar ? 'mb-5 text-heading' : 'sr-only'} title={name}>
          <Month month={month} days={days} />
          <ul
            aria-label={calendarPage.areas}
            className="no-print mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 text-sm text-soft md:flex md:flex-wrap"
          >
            {categories.map(({ name, displayName }) => (
              <li key={name} className={`sky-${name} flex min-h-8 items-center gap-2`}>
                <span aria-hidden="true" className="month-chip" />
                {displayName}
              </li>
            ))}
          </ul>
          <Button variant="quiet" className="js-only mt-6" data-print="month">
            <Icon name="printer" /> Print this month
          </Button>
        </Section>
        <Section as="nav" name="months" className="no-print" heading="text-heading" title={calendarPage.months}>
          {years.map((year) => (
            <div key={year} className="hairline-top mt-3 grid grid-cols-[4rem_1fr] items-baseline pt-1">
              <p className="numerals font-medium">{year}</p>
              <ul className="flex flex-wrap gap-x-5">
                {months
                  .filter((one) => one.startsWith(year))
                  .map((one) => (
                    <li key={one}>
                      <a
                        href={routes.day(one)}
                        aria-current={one === month && !isCalendar ? 'page' : undefined}
                        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
                      >
                        {monthInWords(one).replace(` ${year}`, '')}
                        <span className="sr-only"> {year}</span>
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </Section>
      </div>
      {/* The calendar has begun with one. */}
      {!isCalendar && end && <PageEnd affirmation={end.affirmation} next={calendarPage.next} />}
    </>
  )
}

/** A list on a phone; a grid of weeks if there is room, and on paper. */
function Month({ month, days }: Pick<MonthPageProps, 'month' | 'days'>) {
  const byDate = new Map(days.map((day) => [day.date, day.affirmation]))
  return (
    <>
      <p aria-hidden="true" className="month-weekdays">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol className="month">
        {WEEKDAYS.slice(0, weekdayOf(`${month}-01`)).map((name) => (
          <li key={name} aria-hidden="true" />
        ))}
        {datesOfMonth(month).map((date) => (
          <li key={date} data-weekday={weekdayOf(date)}>
            <Day date={date} affirmation={byDate.get(date)} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A day with a chip of its sky; the cell of today is all sky. */
function Day({ date, affirmation }: { date: string; affirmation?: Affirmation }) {
  const number = Number(date.slice(-2))
  if (!affirmation) {
    return (
      <span aria-hidden="true" className="text-soft">
        {number}
      </span>
    )
  }
  const { text, category } = affirmation
  const isToday = date === utcDate(new Date())
  return (
    <a href={routes.day(date)} aria-current={isToday ? 'date' : undefined} className={`sky-${category}`}>
      <span className="month-day">
        <time dateTime={date}>{number}</time>
        <span className="month-weekday">{WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}</span>
        <span aria-hidden="true" className="month-chip no-print" />
      </span>
      <span className="serif">
        <NearDate date={date} className="block font-sans text-xs" />
        {text}
      </span>
    </a>
  )
}

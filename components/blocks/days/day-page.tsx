import { AffirmationActions } from '@/components/affirmation/actions'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import assets from '@/components/layout/assets.json'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { calendarPage, dayPage } from '@/content/pages/days'
import type { DailyAffirmation } from '@/lib/affirmations/types'
import { monthInWords, monthOf } from '@/lib/calendar/months'
import { dateInWords, shortDate } from '@/lib/calendar/utc-date'
import { findCategory } from '@/lib/content/taxonomy'
import { squareImage } from '@/lib/links'
import { routes } from '@/lib/routes'
import { Neighbors } from '../navigation/neighbors'
import { madeAt, NearDate } from './near-date'

interface DayPageProps {
  daily: DailyAffirmation
  previous?: DailyAffirmation
  next?: DailyAffirmation
}

/** A day for good: its affirmation on its sky, and the days before and after. */
export function DayPage({ daily: { date, affirmation, isReplacement }, previous, next }: DayPageProps) {
  const { id, slug, text, category } = affirmation
  const month = monthOf(date)
  return (
    <>
      <script async type="module" src={assets.calendar[0]} />
      <Sky category={category} seed={id} shape="wide">
        <div
          data-made-at={madeAt()}
          className="shell flex min-h-[min(82svh,48rem)] flex-col gap-10 pt-4 pb-56 lg:pb-44"
        >
          <Breadcrumb
            steps={[
              { label: calendarPage.label, href: routes.calendar() },
              { label: monthInWords(month), href: routes.day(month) },
              { label: String(Number(date.slice(-2))), href: routes.day(date) }
            ]}
          />
          <article
            data-affirmation={id}
            data-url={routes.day(date)}
            data-slug={slug}
            data-category={category}
            className="my-auto"
          >
            <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              <NearDate date={date} className="font-semibold" />
              <time dateTime={date}>{dateInWords(date)}</time>
              <span>{findCategory(category).displayName}</span>
            </p>
            <h1 data-text={text} className={affirmationSize(text)}>
              {text}
            </h1>
            {isReplacement && <p className="measure mt-5 text-sm">{dayPage.replaced}</p>}
            <AffirmationActions className="mt-8">
              <ButtonLink variant="quiet" href={squareImage(slug)} download={`${slug}-square.png`}>
                <Icon name="image" /> <span>Image</span>
              </ButtonLink>
            </AffirmationActions>
          </article>
        </div>
      </Sky>
      <div className="shell space-y-8 pt-10">
        <Neighbors
          isLines
          label={calendarPage.label}
          previous={previous && linkTo(previous)}
          next={next && linkTo(next)}
        />
        <p className="no-print flex flex-wrap gap-x-8">
          <ArrowLink href={routes.affirmation(slug)}>{dayPage.linePage}</ArrowLink>
          <ArrowLink href={routes.day(month)}>{dayPage.month}</ArrowLink>
        </p>
      </div>
    </>
  )
}

function linkTo({ date, affirmation }: DailyAffirmation) {
  return { href: routes.day(date), title: affirmation.text, note: shortDate(date) }
}

import '@/components/affirmation/sky-fades.css'
import { Sky } from '@/components/affirmation/sky'
import assets from '@/components/layout/assets.json'
import { Badges } from '@/components/ui/badges'
import { calendarPage } from '@/content/pages/days'
import { hero } from '@/content/pages/home'
import { categoryOfDate } from '@/lib/affirmations/rotation'
import type { DailyAffirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import { HelpLink } from '../../layout/help-link'
import { DailyCard } from './daily-card'

/**
 * The sky of the day with today's affirmation in it, if there is one.
 * @param date today in UTC
 * @param dates the affirmations of all dates that may be today anywhere
 */
export function Hero({ date, dates }: { date: string; dates: DailyAffirmation[] }) {
  const today = dates.find((daily) => daily.date === date)?.affirmation
  const category = today?.category ?? categoryOfDate(date)
  return (
    <>
      {/*
       * Makes the first 'Generate New' instant. Browsers use it only for a request with the same mode and credentials. React
       * moves it into the head; its preload() would be lost if the database answers after the page has begun.
       */}
      <script async type="module" src={assets.date[0]} />
      <link rel="preload" href={routes.dailyApi()} as="fetch" crossOrigin="use-credentials" />
      <Sky category={category} seed={today?.id ?? date} className="sky-fades" shape="wide">
        <div className="shell flex min-h-[min(88svh,54rem)] flex-col gap-8 pt-6 pb-52 md:gap-12 md:pt-10 lg:pb-44">
          <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
            <h1 className="text-heading">{hero.title}</h1>
            <Badges labels={hero.badges} />
          </div>
          {/* It takes the focus of the link back to it: with none in the page the browser would not scroll smoothly. */}
          <section id="daily-quote" tabIndex={-1} className="my-auto outline-none" aria-labelledby="daily-quote-title">
            <DailyCard date={date} category={category} today={today} dates={dates} />
            <div className="mt-4 flex flex-wrap gap-x-6">
              <HelpLink />
              <a href={routes.calendar()} className="link no-print inline-flex min-h-11 items-center text-sm">
                {calendarPage.title}
              </a>
            </div>
          </section>
        </div>
      </Sky>
      <p className="shell serif pt-7 leading-snug md:pt-14 md:text-heading">
        <span className="block max-w-4xl">{hero.lead}</span>
      </p>
    </>
  )
}

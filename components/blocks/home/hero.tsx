import { Sky } from '@/components/affirmation/sky'
import assets from '@/components/layout/assets.json'
import { Badges } from '@/components/ui/badges'
import { hero } from '@/content/pages/home'
import { categoryOfDate } from '@/lib/affirmations/rotation'
import type { DailyAffirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import { DailyCard } from './daily-card'

/**
 * The sky of the visitor's hour with today's affirmation in it, if there is one.
 * @param date today in UTC
 * @param dates the affirmations of all dates that may be today anywhere
 */
export function HomeHero({ date, dates }: { date: string; dates: DailyAffirmation[] }) {
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
      <Sky
        seed={today?.id ?? date}
        shape="wide"
        className="hour-sky max-sm:[&_.affirmation-text]:leading-[1.04] max-sm:[--text-sentence:max(2rem,11vw)]"
      >
        {/* Words begin at the same place, however many they are and whatever is added below them: the buttons stay where they are. */}
        <div className="shell flex min-h-[min(88svh,54rem)] flex-col pt-3 pb-44 md:pt-8 lg:pb-44 [@media(height<30rem)]:pt-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1">
            <h1 className="text-base md:text-lg">{hero.title}</h1>
            <Badges labels={hero.badges} className="[@media(height<30rem)]:hidden" />
          </div>
          {/* It takes the focus of the link back to it: with none in the page the browser would not scroll smoothly. */}
          <section
            id="daily-quote"
            tabIndex={-1}
            className="mt-[clamp(0.5rem,5svh-1.5rem,6rem)] sm:mt-[clamp(0.75rem,9svh-1.5rem,6rem)] outline-none"
            aria-labelledby="daily-quote-title"
          >
            <DailyCard date={date} category={category} today={today} dates={dates} />
          </section>
        </div>
      </Sky>
      <p className="shell pt-6 text-lg leading-normal md:pt-10">
        <span className="block max-w-3xl">{hero.lead}</span>
      </p>
    </>
  )
}

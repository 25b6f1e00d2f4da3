import { Sky } from '@/components/affirmation/sky'
import { Badge } from '@/components/ui/badge'
import { hero, sections } from '@/content/home'
import { dailyFallback } from '@/content/site'
import { categories } from '@/content/taxonomy'
import type { Affirmation } from '@/lib/affirmations/types'
import { categoryOfDay, dayInWords, utcDay } from '@/lib/affirmations/utc-day'
import { HelpLink } from '../help/help-link'
import { DailyCard } from './daily-card'

const DAILY_API = '/api/daily-affirmation'

/** The sky of the day with today's affirmation in it, if there is one. */
export function Hero({ today }: { today: Affirmation | undefined }) {
  const day = utcDay(new Date())
  const category = today?.category ?? categoryOfDay(day)
  return (
    <>
      {/*
       * Makes the first 'Generate New' instant. Browsers use it only for a request with the same mode and credentials. React
       * moves it into the head; its preload() would be lost if the database answers after the page has begun.
       */}
      <link rel="preload" href={DAILY_API} as="fetch" crossOrigin="use-credentials" />
      <Sky category={category} seed={today?.id ?? day} wide>
        <div className="shell flex min-h-[min(88svh,54rem)] flex-col gap-12 pt-8 pb-56 md:pt-10 lg:pb-44">
          <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-4">
            <h1 className="text-xl md:text-2xl">{hero.title}</h1>
            <ul className="flex flex-wrap gap-2">
              {hero.badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <section id="daily-quote" className="my-auto" aria-labelledby="daily-quote-title">
            <DailyCard
              title={sections.today.title}
              day={{ date: day, words: dayInWords(day) }}
              category={category}
              categories={Object.fromEntries(categories.map(({ name, displayName }) => [name, displayName]))}
              today={today}
              call={DAILY_API}
              fallback={dailyFallback}
            />
            <div className="mt-4">
              <HelpLink />
            </div>
          </section>
        </div>
      </Sky>
      <p className="shell serif pt-14 text-xl leading-snug md:text-2xl">
        <span className="block max-w-4xl">{hero.lead}</span>
      </p>
    </>
  )
}

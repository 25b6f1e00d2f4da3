import { AffirmationActions } from '@/components/affirmation/actions'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import assets from '@/components/layout/assets.json'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { favoritesPage } from '@/content/pages/favorites'
import { anotherLine, heroLinks, sections } from '@/content/pages/home'
import { dailyFallback } from '@/content/site'
import { categories } from '@/content/taxonomy'
import type { CategoryName } from '@/content/types'
import type { Affirmation, DailyAffirmation } from '@/lib/affirmations/types'
import { dateBefore, dateInWords } from '@/lib/calendar/utc-date'
import { routes } from '@/lib/routes'
import { HelpNowLink } from '../../layout/help-now-link'
import { SaveAsImageLabel } from '../affirmation/save-as-image'

/** The title of what is shared from it. */
const SHARE_TITLE = 'Daily Affirmation'

/** The names of categories as they are shown, by their ids. */
const displayNames = Object.fromEntries(categories.map(({ name, displayName }) => [name, displayName]))

interface DailyCardProps {
  /** The date in UTC: the script puts the visitor's own in its place. */
  date: string
  category: CategoryName
  today?: Affirmation
  /** The affirmations of all dates that may be today anywhere. */
  dates: DailyAffirmation[]
}

/**
 * Today's affirmation with Generate New and what one can do with it: components/islands/pages/daily.script.ts. The date is that of
 * UTC until date.script.ts in the same folder shows the visitor's own.
 */
export function DailyCard({ date, category, today, dates }: DailyCardProps) {
  const text = today?.text ?? dailyFallback
  return (
    <div
      data-affirmation={today?.id ?? ''}
      data-share-title={SHARE_TITLE}
      data-url={today ? routes.affirmation(today.slug) : routes.home()}
      data-daily-card=""
      data-script={assets.daily[0]}
      data-category={category}
      data-api={routes.dailyApi()}
      data-fallback={dailyFallback}
      data-deck={assets.deck[0]}
      data-categories={JSON.stringify(displayNames)}
      data-another={anotherLine}
      data-made-at={`${new Date().toISOString().slice(0, 13)}:00Z`}
      data-dates={JSON.stringify(dates.map(carried))}
    >
      {/*
       * As high as the highest line that may be today anywhere: putting the visitor's own in the place of UTC's does not move the
       * buttons, above which it stands.
       */}
      <div className="grid items-end *:[grid-area:1/1]">
        <div>
          <div className="mb-3 flex flex-wrap gap-x-4 text-sm sm:gap-x-6">
            <h2 id="daily-quote-title" className="font-sans text-sm/[inherit]">
              {sections.today.title}
            </h2>
            <p data-date="">
              <time dateTime={date}>{dateInWords(date)}</time>
            </p>
            <span data-label="">{displayNames[category]}</span>
          </div>
          <div aria-live="polite" aria-busy={false}>
            <p data-text={text} className={`serif ${affirmationSize(text)}`}>
              {text}
            </p>
          </div>
        </div>
        {dates.map(({ date, affirmation }) => (
          <p
            key={date}
            aria-hidden="true"
            data-room={affirmation.text}
            // Below three lines of a date and a name on a phone, and one in wider windows.
            className={`serif invisible max-sm:pt-[5.1rem] sm:pt-9 after:content-[attr(data-room)] print:hidden ${affirmationSize(affirmation.text)}`}
          />
        ))}
      </div>
      <div className="no-print mt-6 flex flex-wrap gap-x-3 gap-y-2 md:mt-8">
        <Button variant="primary" className="js-only max-sm:w-full" data-generate="">
          <Icon name="refresh-cw" /> Generate New
        </Button>
        {/* The link to the favorites stands below: beside the buttons it would move them. */}
        <AffirmationActions className="max-sm:w-full" hasLink={false}>
          {today && (
            <a
              href={routes.socialImage(routes.affirmation(today.slug), 'square')}
              download
              data-image=""
              className={buttonClass('quiet')}
            >
              <SaveAsImageLabel />
            </a>
          )}
        </AffirmationActions>
      </div>
      <p className="no-print mt-2 flex flex-wrap gap-x-3 text-sm sm:gap-x-6 md:mt-4">
        {/* /practice begins with the line of today; the script names another one. */}
        <a href={routes.practice()} data-practice-link="" className="link inline-flex min-h-11 items-center">
          {heroLinks.practice}
        </a>
        <a href={routes.day(dateBefore(date, 1))} data-yesterday="" className="link inline-flex min-h-11 items-center">
          {heroLinks.yesterday}
        </a>
        <HelpNowLink />
        <a
          href={routes.favorites()}
          className="link hidden min-h-11 items-center [[data-daily-card]:has([aria-pressed=true])_&]:inline-flex"
        >
          {favoritesPage.title}
        </a>
      </p>
    </div>
  )
}

/** What the script needs of the affirmation of a date. */
function carried({ date, affirmation: { id, slug, text, category } }: DailyAffirmation) {
  return { date, id, slug, text, category }
}

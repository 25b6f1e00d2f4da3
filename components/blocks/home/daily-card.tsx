import { affirmationSize } from '@/components/affirmation/affirmation-size'
import assets from '@/components/layout/assets.json'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/routes'
import { AffirmationActions } from '../affirmation/affirmation-actions'
import { SaveAsImageLabel } from '../affirmation/save-as-image'

/** The title of what is shared from it. */
const SHARE_TITLE = 'Daily Affirmation'

interface DailyCardProps {
  title: string
  /** The UTC day: the script puts the visitor's own in its place. */
  day: { date: string; words: string }
  category: CategoryName
  /** Display names by name. */
  categories: Record<string, string>
  today?: { id: string; slug: string; text: string }
  /** The address of a fresh affirmation; the page preloads it. */
  call: string
  /** Shown if there is no affirmation to show. */
  fallback: string
}

/** Today's affirmation with Generate New and what one can do with it: components/islands/pages/daily.script.ts. */
export function DailyCard({ title, day, category, categories, today, call, fallback }: DailyCardProps) {
  const text = today?.text ?? fallback
  return (
    <div
      data-affirmation=""
      data-share-title={SHARE_TITLE}
      data-url={today ? routes.affirmation(today.slug) : routes.home()}
      data-daily-card=""
      data-script={assets.daily[0]}
      data-id={today?.id}
      data-category={category}
      data-call={call}
      data-fallback={fallback}
      data-deck={assets.deck[0]}
      data-categories={JSON.stringify(categories)}
    >
      <div className="mb-4 flex flex-wrap gap-x-6 text-sm">
        <h2 id="daily-quote-title" className="font-sans text-sm leading-normal max-sm:w-full">
          {title}
        </h2>
        <time dateTime={day.date}>{day.words}</time>
        <span data-label="">{categories[category]}</span>
      </div>
      <div aria-live="polite" aria-busy={false}>
        <p data-text="" className={`serif ${affirmationSize(text)}`}>
          {text}
        </p>
      </div>
      <div className="no-print mt-6 flex flex-wrap gap-x-3 gap-y-2 md:mt-8">
        <Button variant="primary" className="js-only max-sm:w-full" data-generate="">
          <Icon name="refresh-cw" /> Generate New
        </Button>
        <AffirmationActions className="max-sm:w-full">
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
    </div>
  )
}

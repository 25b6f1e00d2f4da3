import { affirmationSize } from '@/components/affirmation/affirmation-size'
import assets from '@/components/layout/assets.json'
import { WordActions } from '@/components/ui/action-buttons'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** The name of the card, once another affirmation than today's stands in it, and of what is shared from it. */
const TITLE = 'Daily Affirmation'

interface DailyCardProps {
  /** Stands above today's affirmation. */
  title: string
  day: { date: string; words: string }
  category: string
  /** Display names by name. */
  categories: Record<string, string>
  today?: { id: string; slug: string; text: string }
  /** The address of a fresh affirmation; the page preloads it. */
  call: string
  /** Shown if there is no affirmation to show. */
  fallback: string
}

/** Today's affirmation with Generate New, Copy and Share: components/islands/pages/daily.script.ts. */
export function DailyCard({ title, day, category, categories, today, call, fallback }: DailyCardProps) {
  const text = today?.text ?? fallback
  return (
    <div
      data-affirmation=""
      data-share-title={TITLE}
      data-url={today ? routes.affirmation(today.slug) : routes.home()}
      data-daily-card=""
      data-script={assets.daily[0]}
      data-id={today?.id}
      data-title={TITLE}
      data-call={call}
      data-fallback={fallback}
      data-deck={assets.deck[0]}
      data-categories={JSON.stringify(categories)}
    >
      <div className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <h2 id="daily-quote-title" className="font-sans text-sm leading-normal">
          {title}
        </h2>
        <time dateTime={day.date}>{day.words}</time>
        <span data-category="">{categories[category]}</span>
      </div>
      <div aria-live="polite" aria-busy={false}>
        <p data-text="" className={`serif daily-text ${affirmationSize(text)}`}>
          {text}
        </p>
      </div>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <Button variant="primary" className="js-only" data-generate="">
          <Icon name="refresh-cw" /> Generate New
        </Button>
        <WordActions />
      </div>
    </div>
  )
}

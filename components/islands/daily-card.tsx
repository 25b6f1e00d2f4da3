'use client'

import { useEffect, useRef, useState } from 'react'
import { WordActions } from '@/components/ui/action-buttons'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/site/routes'
import { request } from './request'

/** The name of the card, once another line than today's stands in it, and of what is shared from it. */
const TITLE = 'Daily Affirmation'

interface Line {
  id: string
  slug: string
  text: string
  category: string
}

interface DailyCardProps {
  /** What stands above today's affirmation. */
  title: string
  day: { date: string; words: string }
  category: string
  /** Display names by name. */
  categories: Record<string, string>
  /** Today's affirmation, already in the page's HTML. */
  today?: Line
  /** The call that answers a fresh line; the page preloads it. */
  call: string
  /** Shown where there is no line to show. */
  fallback: string
}

/** Today's affirmation with Generate New, Copy and Share. */
export function DailyCard({ title, day, category, categories, today, call, fallback }: DailyCardProps) {
  const [line, setLine] = useState<Line | undefined>(today)
  const [loading, setLoading] = useState(false)
  const [changed, setChanged] = useState(false)
  const ahead = useRef<Promise<Line | undefined> | undefined>(undefined)

  // The preloaded answer is taken over now, so that the first 'Generate New' has it at hand.
  useEffect(() => {
    ahead.current = request<Line>('GET', call).catch(() => undefined)
  }, [call])

  const generate = async () => {
    if (loading) return
    setLoading(true)
    const preloaded = ahead.current
    ahead.current = undefined
    let next = await preloaded
    if (!next || next.id === line?.id) {
      const query = line ? `?not=${encodeURIComponent(line.id)}` : ''
      next = await request<Line>('GET', `${call}${query}`).catch(() => undefined)
    }
    setLine(next)
    setChanged(true)
    setLoading(false)
  }

  const text = line?.text ?? fallback
  const shown = changed ? line?.category : category
  return (
    <div data-affirmation="" data-share-title={TITLE} data-url={line ? routes.affirmation(line.slug) : routes.home()}>
      <div className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <h2 id="daily-quote-title" className="font-sans text-sm leading-normal">
          {changed ? TITLE : title}
        </h2>
        {!changed && <time dateTime={day.date}>{day.words}</time>}
        {shown && <span>{categories[shown]}</span>}
      </div>
      <div aria-live="polite" aria-busy={loading}>
        {loading ? (
          <p className="max-w-4xl space-y-3 py-2">
            <span className="sr-only">Loading a new affirmation</span>
            <span className="skeleton block h-[clamp(2rem,5vw,4rem)] w-full" />
            <span className="skeleton block h-[clamp(2rem,5vw,4rem)] w-2/3" />
          </p>
        ) : (
          <p key={text} data-text="" className={`serif daily-text ${sizeFor(text)} ${changed ? 'fade-in' : ''}`}>
            {text}
          </p>
        )}
      </div>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-primary js-only" onClick={generate} aria-disabled={loading}>
          <Icon name="refresh-cw" className={loading ? 'size-5 animate-spin' : 'size-5'} /> Generate New
        </button>
        <WordActions />
      </div>
    </div>
  )
}

/** The longer the line, the smaller it is set: all of it is to be seen at once. */
function sizeFor(text: string): string {
  if (text.length <= 75) return 'daily-short'
  return text.length <= 130 ? 'daily-middle' : 'daily-long'
}

import type { ComponentProps, ReactNode } from 'react'
import { Sky } from '@/components/affirmation/sky'
import { Button } from '@/components/ui/button'
import { practicePage } from '@/content/pages/practice'
import { categories } from '@/content/taxonomy'

const COUNTS = [3, 4, 5, 6, 7, 8, 9, 10]
const USUAL_COUNT = 5
/** Seconds for an affirmation. */
const PACES = [10, 15, 20, 30, 60]

const LOW = { width: 600, only: true }

/**
 * The sentence that a practice begins with, on the sky of the hour, and its settings, read by
 * components/islands/practice/practice.script.ts. Without scripts the page is its lines.
 * @param children the sentence
 */
export function PracticeSetup({ children }: { children: ReactNode }) {
  const { source, today, favorites, count, pace, ownPace, aloud, voice, speed, breath, begin } = practicePage.setup
  return (
    <form data-practice-setup="">
      <Sky seed="practice-setup" low={LOW} className="practice-card head-sentence rounded-field">
        {children}
        <Button type="submit" variant="primary" className="js-only mt-6 self-start max-sm:w-full sm:px-12">
          {begin}
        </Button>
      </Sky>
      <div className="js-only mt-4 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2">
        <Choice id="practice-source" name="source" label={source}>
          <option value="today">{today}</option>
          <option value="favorites" id="favorites" disabled>
            {favorites}
          </option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </Choice>
        <Choice id="practice-count" name="count" label={count} defaultValue={USUAL_COUNT}>
          {COUNTS.map((many) => (
            <option key={many} value={many}>{`${many} lines`}</option>
          ))}
        </Choice>
        <Choice id="practice-pace" name="pace" label={pace}>
          <option value="0">{ownPace}</option>
          {PACES.map((seconds) => (
            <option key={seconds} value={seconds}>{`${seconds} seconds a line`}</option>
          ))}
        </Choice>
      </div>
      <div className="js-only mt-1 text-sm">
        <Check name="breath" label={breath} />
        <div data-speech="" hidden>
          <Check name="aloud" label={aloud} />
          <div data-speech-options="" hidden className="flex flex-wrap items-center gap-x-5">
            <Choice id="practice-voice" name="voice" label={voice} />
            <Choice id="practice-speed" name="speed" label={speed} defaultValue="1">
              <option value="0.75">Slow</option>
              <option value="1">Normal</option>
              <option value="1.25">Fast</option>
            </Choice>
          </div>
        </div>
      </div>
      <p data-message="" role="status" className="mt-3 text-sm" />
    </form>
  )
}

/** A list whose choice reads like words of the page. */
function Choice({ id, label, ...props }: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <span className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select id={id} className="practice-choice" {...props} />
    </span>
  )
}

function Check({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} className="size-5 flex-none" />
      {label}
    </label>
  )
}

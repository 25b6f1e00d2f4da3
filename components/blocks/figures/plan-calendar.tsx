import './plan-calendar.css'
import assets from '@/components/layout/assets.json'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ProblemGuide } from '@/content/types'
import { Bullets } from '../guide/points'
import { Prose } from '../text/prose'
import { Rest } from '../text/rest'

/** The first day of each week of a plan, and the last day. */
const WEEKS = [
  [1, 7],
  [8, 14],
  [15, 21],
  [22, 30]
] as const

/**
 * The four weeks of a plan, whose titles have the numbers, and under each one its days, to tick or to print. On a
 * phone what there is to do after the first week is a tap away. The browser keeps the ticks (components/islands/pages/plan.script.ts); without scripts
 * they last as long as the page. The form keeps the browser from restoring ticks by itself, which could be older, and its method sends
 * nothing if somebody presses Enter.
 */
export function PlanCalendar({ plan, name }: { plan: ProblemGuide['actionPlan']; name: string }) {
  return (
    <form
      className="plan-calendar"
      aria-label="Thirty days to tick"
      method="dialog"
      autoComplete="off"
      data-plan={name}
      data-script={assets.plan[0]}
    >
      <ol>
        {plan.weeks.map(({ title, focus, activities }, week) => (
          <li key={title}>
            <div>
              <h3 className="numerals text-lg">
                {/* No line ends within the days. */}
                {title.replace('–', '\u2060–\u2060')}
              </h3>
              <p className="measure mt-1">
                <Prose text={focus} />
              </p>
              {week === 0 ? (
                <Bullets texts={activities} className="mt-1.5" />
              ) : (
                <Rest isItem of={title} className="md:unwrapped">
                  <Bullets texts={activities} />
                </Rest>
              )}
            </div>
            <Days week={week} />
          </li>
        ))}
      </ol>
      <p className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2 text-sm text-soft">
        Your ticks stay in this browser. A missed day is no reason to start over.
        <Button variant="quiet" className="js-only max-md:hidden" data-print="plan">
          <Icon name="printer" /> Print this month
        </Button>
      </p>
    </form>
  )
}

function Days({ week }: { week: number }) {
  const [first, last] = WEEKS[week] ?? [0, -1]
  return (
    <ul className="days">
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((day) => (
        <li key={day}>
          <label>
            <input type="checkbox" value={day} />
            <span>
              <span className="sr-only">Day </span>
              {day}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

import './plan-calendar.css'
import assets from '@/components/layout/assets.json'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** The first day of each week of a plan, and the last day. */
const WEEKS = [
  [1, 7],
  [8, 14],
  [15, 21],
  [22, 30]
] as const
const COLUMNS = 7

/**
 * The thirty days of a plan, to tick or to print. The browser keeps the ticks (components/islands/pages/plan.script.ts);
 * without scripts they last as long as the page. The form keeps the browser from restoring ticks by itself, which could be older,
 * and its method sends nothing if somebody presses Enter.
 *
 * @param titles of the four weeks, such as “Week 1 (days 1–7): Make a list”
 */
export function PlanCalendar({ titles, name }: { titles: string[]; name: string }) {
  return (
    <form className="plan-calendar" method="dialog" autoComplete="off" data-plan={name} data-script={assets.plan[0]}>
      <table>
        <caption className="sr-only">Thirty days to tick</caption>
        {WEEKS.map(([first, last], week) => (
          <tbody key={first}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {titles[week]}
              </th>
            </tr>
            {rowsOf(first, last).map((days) => (
              <tr key={days[0]}>
                {days.map((day) => (
                  <td key={day}>
                    <label>
                      <input type="checkbox" value={day} />
                      <span>
                        <span className="sr-only">Day </span>
                        {day}
                      </span>
                    </label>
                  </td>
                ))}
                {days.length < COLUMNS && <td colSpan={COLUMNS - days.length} />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2 text-sm text-soft">
        Your ticks stay in this browser. A missed day is no reason to start over.
        <Button variant="quiet" className="js-only" data-print="plan">
          <Icon name="printer" /> Print this month
        </Button>
      </p>
    </form>
  )
}

function rowsOf(first: number, last: number): number[][] {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [days.slice(0, COLUMNS), days.slice(COLUMNS)].filter((row) => row.length > 0)
}

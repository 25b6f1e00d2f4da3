import type { ProblemGuide } from '@/content/types'
import { PlanCalendar } from '../figures/plan-calendar'
import { DashList } from '../guide/points'
import { Prose } from '../text/prose'

/** The four weeks of the plan, whose titles have the numbers, then their days as a calendar. */
export function ActionPlan({ plan, name }: { plan: ProblemGuide['actionPlan']; name: string }) {
  return (
    <>
      <ol className="space-y-8">
        {plan.weeks.map(({ title, focus, activities }) => (
          <li key={title} className="hairline-top pt-4">
            <h3 className="numerals text-lg">{title}</h3>
            <p className="measure mt-1">
              <Prose text={focus} />
            </p>
            <div className="mt-3 text-sm">
              <DashList texts={activities} />
            </div>
          </li>
        ))}
      </ol>
      <PlanCalendar name={name} titles={plan.weeks.map(({ title }) => title)} />
    </>
  )
}

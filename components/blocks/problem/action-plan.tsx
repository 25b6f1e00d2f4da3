import type { ProblemGuide } from '@/content/types'
import { DashList } from '../guide/points'
import { type Notes, Prose } from '../prose'

/** The four weeks of the plan. */
export function ActionPlan({ plan, notes }: { plan: ProblemGuide['actionPlan']; notes: Notes }) {
  return (
    <ol className="space-y-8">
      {plan.weeks.map(({ title, focus, activities }, index) => (
        <li key={title} className="hairline-top grid gap-x-6 pt-4 sm:grid-cols-[5rem_1fr]">
          <p className="numerals text-sm text-soft">Week {index + 1}</p>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">
              <Prose text={focus} notes={notes} />
            </p>
            <div className="mt-3 text-sm">
              <DashList texts={activities} notes={notes} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

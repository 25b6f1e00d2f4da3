import type { ProblemGuide } from '@/content/types'
import { DashList } from '../guide/points'
import { Prose } from '../prose'

/** The four weeks of the plan. Their titles have the numbers. */
export function ActionPlan({ plan }: { plan: ProblemGuide['actionPlan'] }) {
  return (
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
  )
}

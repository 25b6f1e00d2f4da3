import type { ProblemGuide } from '@/content/types'
import { AffirmationTexts } from '../affirmation/affirmation-list'
import { PlanCalendar } from '../figures/plan-calendar'
import { FIRST_LINES } from '../guide/guide-page'
import { DashList } from '../guide/points'
import { Verdict, VerdictNote } from '../guide/verdict'
import { Fold } from '../text/fold'
import { Paragraphs, Prose } from '../text/prose'

/** The ten affirmations of a problem guide, the last four a tap away. */
export function TargetedAffirmations({ texts }: { texts: string[] }) {
  const rest = texts.slice(FIRST_LINES)
  return (
    <>
      <AffirmationTexts aria-labelledby="affirmations-title" texts={texts.slice(0, FIRST_LINES)} lead />
      <Fold title="The rest of the ten" level="h3" note={String(rest.length)} className="mt-4">
        <AffirmationTexts after={FIRST_LINES} texts={rest} />
      </Fold>
    </>
  )
}

/** The problem itself: its description, its symptoms, its impact. */
export function Analysis({ problem }: { problem: ProblemGuide['problem'] }) {
  return (
    <>
      <Paragraphs texts={problem.description} />
      <h3 className="mt-8 mb-2 text-lg">Symptoms</h3>
      <DashList texts={problem.symptoms} />
      <h3 className="mt-8 mb-2 text-lg">Impact</h3>
      <DashList texts={problem.impact} />
    </>
  )
}

/** Ways to work on a problem, each with a fitting affirmation. */
export function Approaches({ approaches }: { approaches: ProblemGuide['solution']['approach'] }) {
  return (
    <>
      <VerdictNote advice={approaches} />
      <ul className="mt-8 space-y-8">
        {approaches.map(({ title, description, verdict, example }) => (
          <li key={title} className="hairline-top pt-4">
            <h3 className="text-lg">
              {title}
              <Verdict word={verdict} />
            </h3>
            <p className="measure mt-1">
              <Prose text={description} />
            </p>
            <p className="serif measure mt-3 border-hairline border-l-2 pl-4 text-lg leading-snug">{example}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The four weeks of the plan, whose titles have the numbers, then their days as a calendar. */
export function ActionPlan({ plan, name }: { plan: ProblemGuide['actionPlan']; name: string }) {
  return (
    <>
      <ol className="space-y-8">
        {plan.weeks.map(({ title, focus, activities }) => (
          <li key={title} className="hairline-top pt-4">
            <h3 className="numerals text-lg">
              {/* No line ends within the days. */}
              {title.replace('–', '\u2060–\u2060')}
            </h3>
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

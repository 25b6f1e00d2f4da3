import type { ProblemGuide } from '@/content/types'
import { UnlinkedAffirmationList } from '../affirmation/affirmation-list'
import { FIRST_LINES } from '../guide/guide-page'
import { Bullets } from '../guide/points'
import { Verdict, VerdictNote } from '../guide/verdict'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'
import { LongText, Rest } from '../text/rest'

/** The ten affirmations of a problem guide, on a phone the last four a tap away. */
export function TargetedAffirmations({ texts }: { texts: string[] }) {
  const rest = texts.slice(FIRST_LINES)
  return (
    <>
      <UnlinkedAffirmationList aria-labelledby="affirmations-title" texts={texts.slice(0, FIRST_LINES)} />
      <Fold title="The rest of the ten" level="h3" note={String(rest.length)} className="mt-4 md:mt-0 md:unwrapped">
        <UnlinkedAffirmationList after={FIRST_LINES} texts={rest} />
      </Fold>
    </>
  )
}

/** The problem itself: its description, its symptoms, its impact. */
export function Analysis({ problem }: { problem: ProblemGuide['problem'] }) {
  return (
    <>
      <LongText texts={problem.description} of={problem.title} />
      <div className="mt-3 grid gap-x-8 gap-y-3 md:mt-8 md:grid-cols-2">
        <div>
          <h3 className="mb-1 text-base lg:mb-2 lg:text-lg">Symptoms</h3>
          <Bullets texts={problem.symptoms} />
        </div>
        <div>
          <h3 className="mb-1 text-base lg:mb-2 lg:text-lg">Impact</h3>
          <Bullets texts={problem.impact} />
        </div>
      </div>
    </>
  )
}

/** Ways to work on a problem, each with a fitting affirmation. */
export function Approaches({ approaches }: { approaches: ProblemGuide['solution']['approach'] }) {
  return (
    <>
      <VerdictNote advice={approaches} />
      <ul className="mt-4 space-y-2.5 md:mt-8 md:space-y-8">
        {approaches.map(({ title, description, verdict, example }) => (
          <li key={title} className="hairline-top pt-2 md:pt-4">
            <div>
              <h3 className="text-lg">
                {title}
                <Verdict word={verdict} />
              </h3>
              <p className="serif mt-1 text-[1.5rem] leading-snug md:mt-2">{example}</p>
              <Rest isItem of={title}>
                <p className="measure">
                  <Prose text={description} />
                </p>
              </Rest>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

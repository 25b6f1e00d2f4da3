import type { ProblemGuide } from '@/content/types'
import { Verdict, VerdictNote } from '../guide/verdict'
import { Prose } from '../text/prose'

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

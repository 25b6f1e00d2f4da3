import type { HowToGuide } from '@/content/types'
import { Verdict, VerdictNote } from '../guide/verdict'
import { Fold } from '../text/fold'
import { Paragraphs, Prose } from '../text/prose'

/** The number of steps that are shown at once, unless hardly more are left. */
const FIRST = 4
const ALMOST_ALL = 5

/** The numbered steps with their tips. */
export function Steps({ steps }: { steps: HowToGuide['steps'] }) {
  const first = steps.length > ALMOST_ALL ? FIRST : steps.length
  return (
    <>
      <VerdictNote advice={steps} />
      <StepList steps={steps.slice(0, first)} className="mt-6 md:mt-8" />
      {first < steps.length && (
        <Fold title={`Steps ${first + 1} to ${steps.length}`} className="mt-5">
          <StepList steps={steps.slice(first)} after={first} className="pt-4 md:pt-6" />
        </Fold>
      )}
    </>
  )
}

interface StepListProps {
  steps: HowToGuide['steps']
  /** How many steps stand before them. */
  after?: number
  className: string
}

/** The numerals hang in the margin if the screen has one. */
function StepList({ steps, after = 0, className }: StepListProps) {
  return (
    <ol start={after + 1} className={`space-y-5 md:space-y-10 ${className}`}>
      {steps.map(({ title, content, verdict, tips }, index) => (
        <li key={title} className="grid grid-cols-[2.25rem_1fr] lg:-ml-11 lg:grid-cols-[2.75rem_1fr] print:ml-0">
          <span aria-hidden="true" className="serif numerals sky-ink text-heading leading-none">
            {after + index + 1}
          </span>
          <div>
            <h3 className="text-lg">
              {title}
              <Verdict word={verdict} />
            </h3>
            <Paragraphs texts={content} className="mt-1.5 md:mt-3" />
            <Tips tips={tips} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Tips({ tips }: { tips: string[] }) {
  return (
    <ul className="measure mt-2 space-y-1 border-hairline border-l-2 pl-4 md:mt-4 md:text-sm">
      {tips.map((tip) => (
        <li key={tip}>
          <b className="font-semibold">Tip:</b> <Prose text={tip} />
        </li>
      ))}
    </ul>
  )
}

/** Less and more effective wordings side by side, the second larger and explained. */
export function Examples({ examples }: { examples: HowToGuide['examples'] }) {
  return (
    <ul className="space-y-4 md:space-y-8">
      {examples.map(({ poor, good, explanation }) => (
        <li key={poor} className="hairline-top grid gap-x-8 gap-y-2 pt-3 sm:grid-cols-[2fr_3fr] md:pt-4">
          <div>
            <p className="text-sm text-soft">Less effective</p>
            <p className="serif text-lg text-soft leading-snug">{poor}</p>
          </div>
          <div>
            <p className="text-sm font-semibold">More effective</p>
            <p className="serif text-[1.5rem] leading-snug">{good}</p>
            <p className="measure mt-1.5 md:text-sm">
              <Prose text={explanation} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

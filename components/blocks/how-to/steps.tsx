import type { HowToGuide } from '@/content/types'
import { DashList } from '../guide/points'
import { Verdict, VerdictNote } from '../guide/verdict'
import { Paragraphs, Prose } from '../text/prose'

/** The numbered steps with their tips set apart. The numerals hang in the margin if the screen has one. */
export function Steps({ steps }: { steps: HowToGuide['steps'] }) {
  return (
    <>
      <VerdictNote advice={steps} />
      <ol className="mt-8 space-y-10">
        {steps.map(({ title, content, verdict, tips }, index) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] lg:-ml-11 print:ml-0">
            <span aria-hidden="true" className="serif numerals sky-ink text-heading leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">
                {title}
                <Verdict word={verdict} />
              </h3>
              <Paragraphs texts={content} className="mt-3" />
              <div className="mt-4 border-hairline border-l-2 pl-4 text-sm">
                <p className="font-semibold">{tips.length === 1 ? 'Tip' : 'Tips'}</p>
                <DashList texts={tips} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Less and more effective wordings side by side, each pair with an explanation. */
export function Examples({ examples }: { examples: HowToGuide['examples'] }) {
  return (
    <ul className="space-y-8">
      {examples.map(({ poor, good, explanation }) => (
        <li key={poor} className="hairline-top pt-4">
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <div>
              <p className="text-sm text-soft">Less effective</p>
              <p className="serif text-lg text-soft leading-snug">{poor}</p>
            </div>
            <div>
              <p className="text-sm font-semibold">More effective</p>
              <p className="serif text-lg leading-snug">{good}</p>
            </div>
          </div>
          <p className="measure mt-3 text-sm">
            <Prose text={explanation} />
          </p>
        </li>
      ))}
    </ul>
  )
}

import type { CategoryGuide } from '@/content/types'
import { Fold } from '../text/fold'
import { Paragraphs } from '../text/prose'

type Sections = CategoryGuide['sections']

/** The number of sections that a phone shows before the others, which are a tap away there. */
const FIRST = 2

/** The guide of a category: its sections in two columns if there is room. */
export function PillarSections({ sections }: { sections: Sections }) {
  const rest = sections.slice(FIRST)
  return (
    <div id="guide">
      <Parts sections={sections.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Fold title="More of the guide" note={String(rest.length)} className="md:unwrapped">
          <Parts sections={rest} />
        </Fold>
      )}
    </div>
  )
}

function Parts({ sections }: { sections: Sections }) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      {sections.map(({ heading, body }) => (
        <section key={heading} className="hairline-top space-y-3 py-5 md:py-6">
          <h2 className="text-heading">{heading}</h2>
          <Paragraphs texts={body} />
        </section>
      ))}
    </div>
  )
}

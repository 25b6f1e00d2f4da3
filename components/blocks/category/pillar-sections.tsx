import type { CategoryGuide } from '@/content/types'
import { Fold } from '../text/fold'
import { Paragraphs } from '../text/prose'

type Sections = CategoryGuide['sections']

/** The number of sections that a phone shows before the others, which are a tap away there. */
const FIRST = 2

/** The guide of a category: its sections in two columns if there is room. One that is left over has both, its heading beside it. */
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
        <section
          key={heading}
          className="hairline-top py-5 md:py-6 lg:last:odd:col-span-2 lg:last:odd:grid lg:last:odd:grid-cols-2 lg:last:odd:gap-x-12"
        >
          <h2 className="mb-3 text-heading">{heading}</h2>
          <Paragraphs texts={body} />
        </section>
      ))}
    </div>
  )
}

import type { CategoryGuide } from '@/content/types'
import { Fold } from '../text/fold'
import { Paragraphs } from '../text/prose'

type Sections = CategoryGuide['sections']

/** The number of sections that a phone shows before the others, which are a tap away there. */
const FIRST = 2

/** The guide of a category: headings on the left if there is room, text on the right. */
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
  return sections.map(({ heading, body }) => (
    <section
      key={heading}
      className="hairline-top grid gap-x-10 gap-y-3 py-5 md:gap-y-4 md:py-8 xl:grid-cols-[4fr_7fr]"
    >
      <h2 className="text-heading">{heading}</h2>
      <Paragraphs texts={body} />
    </section>
  ))
}

import type { CategoryGuide } from '@/content/types'
import { Paragraphs } from '../text/prose'

/** The main text: headings on the left if there is room, text on the right. */
export function Pillar({ guide }: { guide: CategoryGuide }) {
  return (
    <div id="guide">
      {guide.sections.map(({ heading, body }) => (
        <section key={heading} className="hairline-top grid gap-x-10 gap-y-4 py-8 xl:grid-cols-[4fr_7fr]">
          <h2 className="text-2xl">{heading}</h2>
          <Paragraphs texts={body} />
        </section>
      ))}
    </div>
  )
}

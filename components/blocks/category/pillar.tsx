import type { CategoryGuide } from '@/content/types'
import { Paragraphs } from '../prose'

/** The main text: headings on the left, text on the right. */
export function Pillar({ guide }: { guide: CategoryGuide }) {
  return (
    <div id="guide" className="shell pt-20">
      {guide.sections.map(({ heading, body }) => (
        <section key={heading} className="split hairline-top gap-y-4 py-10">
          <h2 className="text-2xl md:col-span-4">{heading}</h2>
          <Paragraphs texts={body} className="md:col-span-7 md:col-start-6" />
        </section>
      ))}
    </div>
  )
}

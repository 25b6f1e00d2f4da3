import type { CategoryGuide } from '@/content/types'
import { type Notes, Paragraphs } from '../prose'

/** The pillar text: heading on the left, text on the right, section after section. */
export function Pillar({ guide, notes }: { guide: CategoryGuide; notes: Notes }) {
  return (
    <div id="guide" className="shell pt-20">
      {guide.sections.map(({ heading, body }) => (
        <section key={heading} className="hairline-top grid gap-x-12 gap-y-4 py-10 md:grid-cols-12">
          <h2 className="text-2xl md:col-span-4">{heading}</h2>
          <Paragraphs texts={body} notes={notes} className="md:col-span-7 md:col-start-6" />
        </section>
      ))}
    </div>
  )
}

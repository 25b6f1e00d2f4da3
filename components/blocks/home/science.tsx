import { scienceLinks, sections } from '@/content/home'
import { LinkRow } from '../navigation/link-row'
import { Prose } from '../text/prose'

/** A summary of the research on the left, three links into it on the right. */
export function Science() {
  return (
    <section aria-labelledby="science-title" className="shell split section-gap gap-y-5">
      <div className="md:col-span-6">
        <h2 id="science-title" className="text-3xl">
          {sections.science.title}
        </h2>
        <p className="measure mt-3 text-soft">
          <Prose text={sections.science.intro} />
        </p>
      </div>
      <ul className="md:col-span-5 md:col-start-8">
        {scienceLinks.map(({ title, text, href }) => (
          <LinkRow key={href} href={href} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

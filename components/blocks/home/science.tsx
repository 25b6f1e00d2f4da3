import { SectionHeading } from '@/components/ui/section'
import { scienceLinks, sections } from '@/content/pages/home'
import { LinkRow } from '../navigation/link-row'
import { Prose } from '../text/prose'

/** A summary of the research, and three links into it. */
export function Science() {
  const { title, intro } = sections.science
  return (
    <section
      aria-labelledby="science-title"
      className="sky-health sky-accent shell section-gap grid gap-x-16 gap-y-5 lg:grid-cols-2"
    >
      <div>
        <SectionHeading id="science-title" title={title} intro={<Prose text={intro} />} />
      </div>
      <ul>
        {scienceLinks.map((link) => (
          <LinkRow key={link.href} {...link} isBrief />
        ))}
      </ul>
    </section>
  )
}

import { SplitSection } from '@/components/ui/section'
import { scienceLinks, sections } from '@/content/pages/home'
import { LinkRow } from '../navigation/link-row'
import { Prose } from '../text/prose'

/** A summary of the research on the left, three links into it on the right. */
export function Science() {
  const { title, intro } = sections.science
  return (
    <SplitSection
      name="science"
      title={title}
      intro={<Prose text={intro} />}
      className="sky-health sky-accent shell section-gap gap-y-5"
    >
      <ul>
        {scienceLinks.map((link) => (
          <LinkRow key={link.href} {...link} />
        ))}
      </ul>
    </SplitSection>
  )
}

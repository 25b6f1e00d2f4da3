import { Section, SectionHeading } from '@/components/ui/section'
import { resourceHubCards, scienceLinks, sections } from '@/content/pages/home'
import { LinkRow } from '../navigation/link-row'
import { Prose } from '../text/prose'

/** A summary of the research, and beside it the rest of the library, which the science hub with its parts is the first row of. */
export function Science() {
  const { title, intro } = sections.science
  const [hub, ...others] = resourceHubCards
  return (
    <div className="shell subject-gap grid gap-x-16 gap-y-5 lg:grid-cols-2">
      <section aria-labelledby="science-title">
        <SectionHeading id="science-title" title={title} intro={<Prose text={intro} />} />
      </section>
      <Section name="resources" title={sections.resources.title} heading="row-title font-sans">
        <ul className="mt-3">
          {hub && (
            <LinkRow {...hub} isBrief>
              <ul className="flex flex-wrap gap-x-6 pb-1.5 text-sm">
                {scienceLinks.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="link inline-flex min-h-11 items-center">
                      {link.title}
                    </a>
                  </li>
                ))}
              </ul>
            </LinkRow>
          )}
          {others.map((card) => (
            <LinkRow key={card.href} {...card} isBrief />
          ))}
        </ul>
      </Section>
    </div>
  )
}

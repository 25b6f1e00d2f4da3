import type { Metadata } from 'next'
import { SkyThumbnail } from '@/components/affirmation/sky'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { ResourceGroup } from '@/components/blocks/navigation/resource-group'
import '@/components/blocks/text/chips.css'
import { Helplines } from '@/components/blocks/help/helplines'
import { PageHeader } from '@/components/layout/page-header'
import { howToGuides } from '@/content/guides'
import { resourceLibrary } from '@/content/pages/landings'
import { resources } from '@/content/resources'
import { endLine } from '@/lib/content/end-line'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

const { title, lead, seo, groups, next, readOn } = resourceLibrary
const line = endLine(howToGuides.slice(1))

export const metadata: Metadata = pageMetadata({ ...seo, canonicalUrl: routes.resources() })

export default function ResourcesPage() {
  return (
    <>
      <PageHeader steps={[{ label: 'Resources', href: routes.resources() }]} title={title} lead={lead}>
        <nav aria-label="On this page" className="chips no-print mt-4 text-sm">
          <ul>
            {groups.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {name}
                  <small>{resources.filter(({ group }) => group === id).length}</small>
                </a>
              </li>
            ))}
            <li>
              <a href="#helplines">Helplines</a>
            </li>
          </ul>
        </nav>
      </PageHeader>
      <div className="shell space-y-8 md:space-y-20">
        {groups.map((group) => (
          <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
            <div className="mb-4 grid grid-cols-[5rem_1fr] items-center gap-x-4 md:mb-6 md:gap-x-6">
              <SkyThumbnail category={group.sky} seed={group.id} />
              <div>
                <h2 id={`${group.id}-title`} className="text-heading">
                  {group.title}
                </h2>
                <p className="mt-1 text-soft md:text-sm">{group.intro}</p>
              </div>
            </div>
            <ResourceGroup resources={resources.filter((resource) => resource.group === group.id)} />
          </section>
        ))}
        <section id="helplines" aria-label="Helplines" className="hairline-top">
          <Helplines isShort />
        </section>
        <nav aria-label="Read on" className="no-print flex flex-wrap items-center gap-x-6 hairline-top pt-3 md:pt-4">
          <p className="row-title max-sm:w-full">Read on</p>
          {readOn.map(({ label, href }) => (
            <a key={href} href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
        </nav>
      </div>
      {line && <PageEnd affirmation={line} next={next} />}
    </>
  )
}

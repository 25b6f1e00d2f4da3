import type { Metadata } from 'next'
import { SkyThumbnail } from '@/components/affirmation/sky'
import { ResourceGroup } from '@/components/blocks/navigation/resource-group'
import '@/components/blocks/text/chips.css'
import { Helplines } from '@/components/blocks/help/helplines'
import { PageHeader } from '@/components/layout/page-header'
import { ButtonLink } from '@/components/ui/button'
import { resourceLibrary } from '@/content/pages/landings'
import { resources } from '@/content/resources'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

const { title, lead, seo, groups, next } = resourceLibrary

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
      <div className="shell space-y-8 md:space-y-24">
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-title`}
            className="split-lg gap-y-4 md:gap-y-6"
          >
            <div className="lg:col-span-3">
              {/* The cover of a group stands beside its name on a phone, and above it in its own column. */}
              <div className="grid items-start gap-x-5 min-[22.5rem]:grid-cols-[1fr_6rem] lg:sticky lg:top-24 lg:flex lg:flex-col-reverse lg:items-stretch lg:gap-4">
                <div>
                  <h2 id={`${group.id}-title`} className="text-heading">
                    {group.title}
                  </h2>
                  <p className="mt-1 text-soft md:mt-2 md:text-sm">{group.intro}</p>
                </div>
                <div className="max-[22.5rem]:hidden">
                  <SkyThumbnail category={group.sky} seed={group.id} />
                </div>
              </div>
            </div>
            <div className="lg:col-span-9">
              <ResourceGroup resources={resources.filter((resource) => resource.group === group.id)} />
            </div>
          </section>
        ))}
        <section id="helplines" aria-label="Helplines" className="split-lg">
          <div className="hairline-top lg:col-span-9 lg:col-start-4">
            <Helplines isShort />
          </div>
        </section>
        <nav aria-label="Read on" className="no-print flex flex-wrap gap-3">
          {next.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </>
  )
}

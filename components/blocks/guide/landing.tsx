import { SectionHeading } from '@/components/blocks/section-heading'
import { PageHeader } from '@/components/layout/page-header'
import type { Landing } from '@/content/landings'
import { GuideEntries, type GuideEntry } from './cards'

/** The specification names the first three; the others stand below them under a heading of their own. */
const FIRST = 3

/** The landing page of a kind of guide. */
export function GuideLanding({ landing, href, entries }: { landing: Landing; href: string; entries: GuideEntry[] }) {
  return (
    <>
      <PageHeader steps={[{ label: landing.title, href }]} title={landing.title} lead={landing.lead} />
      <div className="shell">
        <GuideEntries entries={entries.slice(0, FIRST)} numbered />
        <section aria-labelledby="more-title" className="mt-20">
          <SectionHeading id="more-title" title={landing.moreTitle} intro={landing.moreIntro} />
          <div className="mt-6">
            <GuideEntries entries={entries.slice(FIRST)} />
          </div>
        </section>
      </div>
    </>
  )
}

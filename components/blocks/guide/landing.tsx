import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/ui/section'
import type { Landing } from '@/content/landings'
import { Prose } from '../text/prose'
import { GuideEntries, type GuideEntry } from './cards'

/** The specification names three guides of each kind. They stand first, the others below a heading of their own. */
const FIRST = 3

/** The landing page of a kind of guide. */
export function GuideLanding({ landing, href, entries }: { landing: Landing; href: string; entries: GuideEntry[] }) {
  return (
    <>
      <PageHeader steps={[{ label: landing.title, href }]} title={landing.title} lead={landing.lead} />
      <div className="shell">
        <GuideEntries entries={entries.slice(0, FIRST)} />
        <Section name="more" title={landing.moreTitle} intro={<Prose text={landing.moreIntro} />} className="mt-20">
          <div className="mt-6">
            <GuideEntries entries={entries.slice(FIRST)} />
          </div>
        </Section>
      </div>
    </>
  )
}

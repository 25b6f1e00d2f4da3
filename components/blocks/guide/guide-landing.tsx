import { SkyThumbnail } from '@/components/affirmation/sky'
import { PageHeader } from '@/components/layout/page-header'
import { Badges } from '@/components/ui/badges'
import { Section } from '@/components/ui/section'
import type { Landing } from '@/content/pages/landings'
import { findGuide } from '@/lib/site/guide-lists'
import { Prose } from '../text/prose'

interface GuideEntry {
  href: string
  title: string
  text: string
  /** Reading time, difficulty, extent … */
  facts: string[]
}

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

/** Guides as a table of contents: the sky of each, a large title, a sentence, and the facts at the end of the row. */
function GuideEntries({ entries }: { entries: GuideEntry[] }) {
  return (
    <ul>
      {entries.map(({ href, title, text, facts }) => {
        const { sky, seed } = findGuide(href).guide
        return (
          <li key={href} className="hairline-top last:border-b last:border-hairline">
            <a
              href={href}
              className="guide-entry group/link grid grid-cols-[5rem_1fr] items-start gap-x-5 py-6 lg:grid-cols-[6.5rem_4fr_4fr_2fr] lg:gap-x-8"
            >
              <SkyThumbnail category={sky} seed={seed} />
              <div className="grid gap-y-1 lg:contents">
                <span className="serif text-heading underline-offset-4 group-hover/link:underline">{title}</span>
                <span>{text}</span>
                {/* On a wide screen they are a column. */}
                <Badges labels={facts} className="text-soft lg:flex lg:flex-col lg:[&>li]:before:content-none" />
              </div>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

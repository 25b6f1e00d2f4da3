import type { Metadata } from 'next'
import { GuideEntries, type GuideEntry } from '@/components/blocks/guide/cards'
import { SectionHeading } from '@/components/blocks/section-heading'
import { PageHeader } from '@/components/layout/page-header'
import { howToLanding } from '@/content/landings'
import type { HowToGuide } from '@/content/types'
import { plainText } from '@/lib/domain/prose'
import { allHowToGuides } from '@/lib/guides'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

/** The specification names the first three; the others stand below them under a heading of their own. */
const FIRST = 3

export const metadata: Metadata = pageMetadata({ ...howToLanding.seo, canonicalUrl: routes.howToLanding() })

export default function HowToLandingPage() {
  const guides = allHowToGuides()
  return (
    <>
      <PageHeader
        steps={[{ label: 'How-to guides', href: routes.howToLanding() }]}
        title={howToLanding.title}
        lead={howToLanding.lead}
      />
      <div className="shell">
        <GuideEntries entries={guides.slice(0, FIRST).map(entryOf)} numbered />
        <section aria-labelledby="more-title" className="mt-20">
          <SectionHeading id="more-title" title={howToLanding.moreTitle} intro={howToLanding.moreIntro} />
          <div className="mt-6">
            <GuideEntries entries={guides.slice(FIRST).map(entryOf)} />
          </div>
        </section>
      </div>
    </>
  )
}

function entryOf({ slug, title, description, readTime, difficulty, extent }: HowToGuide): GuideEntry {
  return { href: routes.howTo(slug), title, text: plainText(description), facts: [readTime, difficulty, extent] }
}

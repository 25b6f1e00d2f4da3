import type { Metadata } from 'next'
import { GuideEntries, type GuideEntry } from '@/components/blocks/guide/cards'
import { SectionHeading } from '@/components/blocks/section-heading'
import { PageHeader } from '@/components/layout/page-header'
import { problemLanding } from '@/content/landings'
import type { ProblemGuide } from '@/content/types'
import { plainText } from '@/lib/domain/prose'
import { allProblemGuides } from '@/lib/guides'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

/** The specification names the first three; the others stand below them under a heading of their own. */
const FIRST = 3

export const metadata: Metadata = pageMetadata({ ...problemLanding.seo, canonicalUrl: routes.problemLanding() })

export default function ProblemLandingPage() {
  const guides = allProblemGuides()
  return (
    <>
      <PageHeader
        steps={[{ label: 'Problem guides', href: routes.problemLanding() }]}
        title={problemLanding.title}
        lead={problemLanding.lead}
      />
      <div className="shell">
        <GuideEntries entries={guides.slice(0, FIRST).map(entryOf)} numbered />
        <section aria-labelledby="more-title" className="mt-20">
          <SectionHeading id="more-title" title={problemLanding.moreTitle} intro={problemLanding.moreIntro} />
          <div className="mt-6">
            <GuideEntries entries={guides.slice(FIRST).map(entryOf)} />
          </div>
        </section>
      </div>
    </>
  )
}

function entryOf({ slug, title, description, badges }: ProblemGuide): GuideEntry {
  return { href: routes.problem(slug), title, text: plainText(description), facts: badges }
}

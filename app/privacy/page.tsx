import type { Metadata } from 'next'
import { Bullets } from '@/components/blocks/guide/points'
import { ContentsRow } from '@/components/blocks/text/contents'
import { contentsOf, TextSections } from '@/components/blocks/text/text-sections'
import { PageHeader } from '@/components/layout/page-header'
import { SplitSection } from '@/components/ui/section'
import { privacyPage } from '@/content/pages/privacy'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { fillPrivacy } from '@/lib/site/privacy'

export const metadata: Metadata = pageMetadata({ ...privacyPage.seo, canonicalUrl: routes.privacy() })

/** The page that says what the site knows of its visitors, and for how long. */
export default function PrivacyPage() {
  const { title, lead, summaryTitle, summary, sections } = privacyPage
  const days = env().KEEP_SUBMITTERS_DAYS
  const filled = sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((text) => fillPrivacy(text, days))
  }))
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.privacy() }]} title={title} lead={lead}>
        <ContentsRow
          links={[{ id: 'summary', label: summaryTitle }, ...contentsOf(sections)]}
          className="mt-4 md:mt-6"
        />
      </PageHeader>
      <div className="shell pb-10">
        <SplitSection id="summary" title={summaryTitle} className="hairline-top gap-y-4 pt-8">
          <Bullets texts={summary.map((text) => fillPrivacy(text, days))} />
        </SplitSection>
      </div>
      <TextSections sections={filled} />
    </>
  )
}

import type { Metadata } from 'next'
import { Bullets } from '@/components/blocks/guide/points'
import { TextSections } from '@/components/blocks/text/text-sections'
import { PageHeader } from '@/components/layout/page-header'
import { privacyPage } from '@/content/pages/privacy'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { fillPrivacy } from '@/lib/site/privacy'

export const metadata: Metadata = pageMetadata({ ...privacyPage.seo, canonicalUrl: routes.privacy() })

/** The page that says what the site knows of its visitors, and for how long. */
export default function PrivacyPage() {
  const { title, lead, summary, sections } = privacyPage
  const days = env().KEEP_SUBMITTERS_DAYS
  const filled = sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((text) => fillPrivacy(text, days))
  }))
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.privacy() }]} title={title} lead={lead}>
        {/* On the left edge of the texts below. */}
        <div className="split mt-4 md:mt-6">
          <Bullets
            texts={summary.map((text) => fillPrivacy(text, days))}
            className="text-balance md:col-span-8 md:col-start-5"
          />
        </div>
      </PageHeader>
      <TextSections sections={filled} />
    </>
  )
}

import type { Metadata } from 'next'
import { ContentsRow } from '@/components/blocks/text/contents'
import { contentsOf, TextSections } from '@/components/blocks/text/text-sections'
import { PageHeader } from '@/components/layout/page-header'
import { accessibilityPage } from '@/content/pages/accessibility'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...accessibilityPage.seo, canonicalUrl: routes.accessibility() })

/** The accessibility statement: what was tried, what is known not to work, and how to report a barrier. */
export default function AccessibilityPage() {
  const { title, lead, sections } = accessibilityPage
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.accessibility() }]} title={title} lead={lead}>
        <ContentsRow links={contentsOf(sections)} className="mt-4 md:mt-6" />
      </PageHeader>
      <TextSections sections={sections} />
    </>
  )
}

import type { Metadata } from 'next'
import { DataFiles } from '@/components/blocks/api/data-files'
import { EndpointEntry } from '@/components/blocks/api/endpoint-entry'
import { TryIt } from '@/components/blocks/api/try-it'
import { JsonLd } from '@/components/blocks/text/json-ld'
import { TextSections } from '@/components/blocks/text/text-sections'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/ui/section'
import { apiPage } from '@/content/pages/api'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { corpusDataset, readCorpus } from '@/lib/site/api/corpus'
import { describedEndpoints } from '@/lib/site/api/described-endpoints'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...apiPage.seo, canonicalUrl: routes.apiDocs() })

/** What programmers can request and copy. */
export default async function ApiPage() {
  const { title, lead, tryIt, calls, files, sections } = apiPage
  const { SITE_URL: origin, READ_LIMIT_PER_MINUTE: limit } = env()
  const corpus = await readCorpus()
  const filled = sections
    .filter(({ id }) => limit > 0 || id !== 'limits')
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((text) => text.replace('{limit}', String(limit)))
    }))
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.apiDocs() }]} title={title} lead={lead} />
      <div className="shell space-y-16">
        <Section id="try-it" title={tryIt.title} intro={tryIt.intro}>
          <div className="mt-6">
            <TryIt />
          </div>
        </Section>
        <Section id="calls" title={calls.title} intro={calls.intro}>
          <div className="mt-8 space-y-10">
            {describedEndpoints(origin).map((endpoint) => (
              <EndpointEntry key={endpoint.name} endpoint={endpoint} />
            ))}
          </div>
        </Section>
        <Section id="files" title={files.title} intro={files.intro}>
          <DataFiles corpus={corpus} />
        </Section>
      </div>
      <div className="mt-16">
        <TextSections sections={filled} />
      </div>
      <JsonLd data={corpusDataset(corpus, origin)} />
    </>
  )
}

import type { Metadata } from 'next'
import { EndpointEntry } from '@/components/blocks/api/endpoint-entry'
import { FileList } from '@/components/blocks/api/file-list'
import { Recipes } from '@/components/blocks/api/recipes'
import { TryIt } from '@/components/blocks/api/try-it'
import { Contents } from '@/components/blocks/text/contents'
import { Paragraphs } from '@/components/blocks/text/prose'
import { PageHeader } from '@/components/layout/page-header'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { apiPage, filesOfToday } from '@/content/pages/api'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { corpusDataset, readCorpus } from '@/lib/site/api/corpus'
import { apiEndpoints } from '@/lib/site/api/public-api'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...apiPage.seo, canonicalUrl: routes.apiDocs() })

const { title, lead, summaries } = apiPage
const FILES = [
  { path: routes.corpusJson(), what: summaries.corpus },
  { path: routes.corpusCsv(), what: summaries.corpusCsv },
  { path: routes.studiesJson(), what: summaries.studies },
  { path: routes.studiesBibtex(), what: summaries.bibtex },
  { path: routes.openApi(), what: summaries.openApi }
]

/** How to put the words on other sites and devices: recipes, files, and the API for programmers. */
export default async function ApiPage() {
  const { SITE_URL: origin, READ_LIMIT_PER_MINUTE: limit } = env()
  const corpus = await readCorpus()
  const texts = apiPage.sections.filter(({ id }) => limit > 0 || id !== 'limits')
  const parts = [
    { id: 'recipes', ...apiPage.recipes, content: <Recipes origin={origin} /> },
    { id: 'today-files', ...apiPage.filesOfToday, content: <FileList files={filesOfToday} /> },
    { id: 'try-it', ...apiPage.tryIt, content: <TryIt /> },
    {
      id: 'calls',
      ...apiPage.calls,
      content: (
        <div className="mt-5">
          {apiEndpoints.map((endpoint) => (
            <EndpointEntry key={endpoint.name} endpoint={endpoint} />
          ))}
        </div>
      )
    },
    {
      id: 'files',
      ...apiPage.files,
      content: (
        <>
          <FileList files={FILES} />
          <p className="mt-4 text-sm text-soft">
            {`${corpus.count} lines. Version ${corpus.version}. SHA-256 of the lines: `}
            <span className="wrap-anywhere font-mono text-[0.95em]">{corpus.sha256}</span>
          </p>
        </>
      )
    },
    ...texts.map(({ paragraphs, ...section }) => ({
      ...section,
      intro: undefined,
      content: <Paragraphs texts={paragraphs.map((text) => text.replace('{limit}', String(limit)))} className="mt-3" />
    }))
  ]
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.apiDocs() }]} title={title} lead={lead} />
      <div className="shell split-lg gap-y-8">
        <Contents links={parts.map(({ id, title: label }) => ({ id, label }))} className="lg:col-span-3" />
        <div className="min-w-0 space-y-14 lg:col-span-8 lg:col-start-5">
          {parts.map(({ id, title: name, intro, content }) => (
            <Section key={id} id={id} title={name} intro={intro}>
              {content}
            </Section>
          ))}
        </div>
      </div>
      <JsonLd data={corpusDataset(corpus)} />
    </>
  )
}

import type { Metadata } from 'next'
import '@/components/blocks/text/chips.css'
import { Helplines } from '@/components/blocks/help/helplines'
import { SearchFilters } from '@/components/blocks/search/filters'
import { SearchNotes } from '@/components/blocks/search/notes'
import { SearchGroups } from '@/components/blocks/search/results'
import { NothingFound, SearchStarts } from '@/components/blocks/search/starts'
import { typedWords } from '@/components/blocks/search/typed-words'
import { PageHeader } from '@/components/layout/page-header'
import { SearchField } from '@/components/layout/search-field'
import { Section } from '@/components/ui/section'
import { distress } from '@/content/distress'
import { searchPage } from '@/content/pages/search'
import { routes } from '@/lib/routes'
import { readSearch, searchSite } from '@/lib/search/search'

const { title, lead, seo } = searchPage
const step = { label: title, href: routes.search() }

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const { query } = readSearch(await searchParams)
  return {
    ...seo,
    title: query ? `${title}: ${query}` : seo.title,
    alternates: { canonical: routes.search() },
    robots: { index: false, follow: true }
  }
}

/** Results for `q`, or where to start without it. Whatever it finds is in the page: no script is needed. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const search = readSearch(await searchParams)
  const results = search.query ? await searchSite(search) : undefined
  const { query, kind, category } = search
  const isTyped = results ? typedWords(search, results) : () => true
  const help = results?.distress && distress[results.distress]
  return (
    <>
      <PageHeader steps={[step]} title={title} lead={query ? undefined : lead}>
        <div className="mt-6 max-w-xl">
          <SearchField
            id="search"
            label={title}
            value={query}
            example={searchPage.example}
            focused={!query}
            hidden={{ ...(kind && { kind }), ...(category && { category }) }}
          />
        </div>
      </PageHeader>
      <div className="shell space-y-12">
        {help && (
          <Section name="helplines" title={help.title} intro={help.text} className="max-w-3xl">
            <Helplines subject={results.distress} />
          </Section>
        )}
        {results && (!help || results.groups.length > 0) && (
          <section aria-label="Results" className="space-y-5 md:space-y-7">
            <SearchNotes search={search} results={results} isTyped={isTyped} />
            <SearchFilters search={search} groups={results.groups} />
            <SearchGroups search={search} results={results} isTyped={isTyped} />
            {results.groups.length === 0 && <NothingFound search={search} unknown={results.unknown} />}
          </section>
        )}
        {!results && <SearchStarts />}
      </div>
    </>
  )
}

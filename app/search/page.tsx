import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { SearchField } from '@/components/layout/search-field'
import { searchPage } from '@/content/search'
import { routes } from '@/lib/site/routes'

const { title, lead, seo } = searchPage

export const metadata: Metadata = {
  ...seo,
  alternates: { canonical: routes.search() },
  robots: { index: false, follow: true }
}

export default function SearchPage() {
  return (
    <PageHeader steps={[{ label: title, href: routes.search() }]} title={title} lead={lead}>
      <div className="mt-6 max-w-xl">
        <SearchField id="search" label={title} />
      </div>
    </PageHeader>
  )
}

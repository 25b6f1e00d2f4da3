import type { Metadata } from 'next'
import '@/components/blocks/favorites/favorites.css'
import { FavoriteTemplates } from '@/components/blocks/favorites/favorite-templates'
import { FavoriteOffer, FavoriteTransfer } from '@/components/blocks/favorites/favorite-transfer'
import { GeneratorLink, NoFavorites } from '@/components/blocks/favorites/no-favorites'
import { OwnLineForm } from '@/components/blocks/favorites/own-line-form'
import assets from '@/components/layout/assets.json'
import { PageHeader } from '@/components/layout/page-header'
import { ArrowLink } from '@/components/ui/arrow-link'
import { favoritesPage } from '@/content/pages/favorites'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = {
  ...pageMetadata({ ...favoritesPage.seo, canonicalUrl: routes.favorites() }),
  // A search engine would see an empty list.
  robots: { index: false }
}

/** The favorites of this browser: the page has their shape, components/islands/favorites fills it in. */
export default async function FavoritesPage() {
  const { title, lead, empty, withoutScripts, notKept } = favoritesPage
  const found = await findPublishedOrRetired(empty.line)
  return (
    <>
      <script async type="module" src={assets.favorites[0]} />
      <div className="no-print">
        <PageHeader steps={[{ label: title, href: routes.favorites() }]} title={title} lead={lead} isSmall />
      </div>
      <div className="shell">
        <div data-without-scripts="" className="scripts-off">
          <p className="measure">{withoutScripts}</p>
          <GeneratorLink />
        </div>
        <div data-favorites-page="" hidden className="js-only">
          <p data-not-kept="" hidden role="status" className="no-print mb-8 border-danger border-l-4 py-1 pl-4">
            {notKept}
          </p>
          <FavoriteOffer />
          <div className="split-lg gap-y-14">
            <section aria-label="Your list" className="@container lg:col-span-8 print:col-span-full">
              <p data-some="" className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
                <span data-count="" className="numerals text-soft" />
                <ArrowLink href={`${routes.practice()}#favorites`}>Practice with them</ArrowLink>
              </p>
              <ol data-large="" className="favorite-cards" />
              <NoFavorites affirmation={found?.isRetired ? undefined : found?.affirmation} />
              <p data-said="" role="status" className="sr-only" />
            </section>
            <div className="no-print lg:col-span-4">
              <OwnLineForm />
              <div className="mt-10">
                <FavoriteTransfer />
              </div>
            </div>
          </div>
          <FavoriteTemplates />
        </div>
      </div>
    </>
  )
}

import type { Metadata } from 'next'
import { Sky } from '@/components/affirmation/sky'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { PageHeader } from '@/components/layout/page-header'
import { SearchField } from '@/components/layout/search-field'
import { problemGuides } from '@/content/guides'
import { lifeThemes, livesPage } from '@/content/lives'
import { endLine } from '@/lib/content/end-line'
import { findLife, livesOfTheme } from '@/lib/content/lives'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...livesPage.seo, canonicalUrl: routes.lives() })

const line = endLine(problemGuides.filter(({ slug }) => slug === 'burnout'))

/** An index of the situations by theme, below a field to look for one and those that most people look for. */
export default function LivesPage() {
  const { title, label, lead, search, first, firstLabel } = livesPage
  return (
    <>
      <PageHeader steps={[{ label, href: routes.lives() }]} title={title} lead={lead}>
        <div className="mt-4 max-w-xl md:mt-6">
          <SearchField id="life-search" label={search} />
        </div>
      </PageHeader>
      <nav aria-label={firstLabel} className="shell no-print pb-8 md:pb-12">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
          {first
            .flatMap((slug) => findLife(slug) ?? [])
            .map(({ slug, name, sky }) => (
              <li key={slug}>
                <Sky category={sky} seed={slug} shape="narrow" className="aspect-4/3 rounded-field">
                  <a
                    href={routes.life(slug)}
                    className="row-title block p-3 underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {name}
                  </a>
                </Sky>
              </li>
            ))}
        </ul>
      </nav>
      <div className="shell">
        <div className="gap-x-12 md:columns-2 lg:columns-3">
          {lifeThemes.map((theme) => (
            <section
              key={theme.id}
              id={theme.id}
              aria-labelledby={`${theme.id}-title`}
              className="hairline-top break-inside-avoid pt-4 pb-7 md:pb-10"
            >
              <h2 id={`${theme.id}-title`} className="text-heading">
                {theme.title}
              </h2>
              <ul className="mt-2 grid grid-cols-2 gap-x-5">
                {livesOfTheme(theme).map(({ slug, name }) => (
                  <li key={slug}>
                    <a
                      href={routes.life(slug)}
                      className="wrap-anywhere flex min-h-11 items-center py-1.5 leading-[1.3] underline-offset-4 hover:underline"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {line && <PageEnd affirmation={line} next={livesPage.next} />}
    </>
  )
}

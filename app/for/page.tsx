import type { Metadata } from 'next'
import { LifeChips } from '@/components/blocks/life/life-chips'
import { PageHeader } from '@/components/layout/page-header'
import { SearchField } from '@/components/layout/search-field'
import { lifeThemes, livesPage } from '@/content/lives'
import { livesOfTheme } from '@/lib/content/lives'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...livesPage.seo, canonicalUrl: routes.lives() })

/** An index of the situations by theme, below a field to look for one and those that most people look for. */
export default function LivesPage() {
  const { title, label, lead, search } = livesPage
  return (
    <>
      <PageHeader steps={[{ label, href: routes.lives() }]} title={title} lead={lead}>
        <div className="mt-4 max-w-xl md:mt-6">
          <SearchField id="life-search" label={search} />
        </div>
        <LifeChips className="mt-3" />
      </PageHeader>
      <div className="shell columns-[18rem] gap-x-12">
        {lifeThemes.map((theme) => (
          <section
            key={theme.id}
            id={theme.id}
            aria-labelledby={`${theme.id}-title`}
            className={`sky-${theme.sky} break-inside-avoid pb-7 md:pb-10`}
          >
            <h2 id={`${theme.id}-title`} className="sky-edge border-b-2 pb-2 text-heading">
              {theme.title}
            </h2>
            <ul className="mt-1 grid grid-cols-2 gap-x-5">
              {livesOfTheme(theme).map(({ slug, name }) => (
                <li key={slug}>
                  <a
                    href={routes.life(slug)}
                    className="flex min-h-11 items-center leading-snug underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

import type { Metadata } from 'next'
import { SkyThumbnail } from '@/components/affirmation/sky'
import { LifeLinks } from '@/components/blocks/life/life-links'
import { PageHeader } from '@/components/layout/page-header'
import { lifeThemes, livesPage } from '@/content/lives'
import { livesOfTheme } from '@/lib/content/lives'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { countLives } from '@/lib/site/reads'

export const metadata: Metadata = pageMetadata({ ...livesPage.seo, canonicalUrl: routes.lives() })

export default async function LivesPage() {
  const counts = await countLives()
  const { title, label, lead } = livesPage
  return (
    <>
      <PageHeader steps={[{ label, href: routes.lives() }]} title={title} lead={lead} />
      <div className="shell space-y-12">
        {lifeThemes.map((theme) => (
          <section key={theme.id} id={theme.id} aria-labelledby={`${theme.id}-title`} className="split gap-y-4">
            <div className="flex items-center gap-4 self-start md:col-span-4 md:flex-col md:items-start">
              <span className="w-20 md:w-32">
                <SkyThumbnail category={theme.sky} seed={`lives-${theme.id}`} />
              </span>
              <h2 id={`${theme.id}-title`} className="text-heading">
                {theme.title}
              </h2>
            </div>
            <div className="md:col-span-8">
              <LifeLinks lives={livesOfTheme(theme)} counts={counts} />
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

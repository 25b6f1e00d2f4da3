import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { lifePage, livesPage } from '@/content/lives'
import type { Life } from '@/content/types'
import { routes } from '@/lib/routes'
import { Prose } from '../text/prose'

/** The top of the page of a life: its sky, its title and its lead. */
export function LifeHeader({ life, count, theme }: { life: Life; count: number; theme: string }) {
  const path = routes.life(life.slug)
  return (
    <header>
      <SkyBand category={life.sky} seed={path}>
        <div className="shell">
          <Breadcrumb
            steps={[
              { label: livesPage.label, href: routes.lives() },
              { label: life.name, href: path }
            ]}
          />
        </div>
      </SkyBand>
      <div className="shell pt-5 md:pt-10">
        <h1 className="max-w-4xl text-3xl md:text-4xl">{life.title}</h1>
        <p className="serif mt-3 max-w-3xl text-lg leading-snug">
          <Prose text={life.lead} />
        </p>
        <p className="numerals mt-3 text-sm text-soft">
          {count} lines · {theme}
          {life.help && (
            <span className="no-print block pt-1 text-base text-ink">
              {lifePage.callSomeone}{' '}
              <a href="#help" className="link inline-flex min-h-6 items-center">
                {lifePage.helplines}
              </a>
            </span>
          )}
        </p>
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { Prose } from '../prose'
import { ArticleFacts } from './article-facts'
import { RightNow } from './right-now'

interface GuideHeaderProps {
  /** Its address, and what its sky is drawn from. */
  guide: { path: string; sky: Parameters<typeof SkyBand>[0]['category']; seed: string }
  steps: Crumb[]
  title: string
  description: string
  rightNow: string[]
  badges: ReactNode
  back?: { label: string; href: string }
}

/** The top of a guide: its sky, its title, and what helps right now, which a phone shows on its first screen. */
export function GuideHeader({ guide, steps, title, description, rightNow, badges, back }: GuideHeaderProps) {
  return (
    <header>
      <SkyBand category={guide.sky} seed={guide.seed}>
        <div className="shell">
          <Breadcrumb steps={steps} />
        </div>
      </SkyBand>
      <div className="shell pt-5 pb-8 md:pt-10 md:pb-12">
        <h1 className="max-w-4xl text-3xl md:text-4xl">{title}</h1>
        <p className="serif mt-4 max-w-3xl text-lg leading-snug md:text-xl">
          <Prose text={description} />
        </p>
        <RightNow items={rightNow} />
        {badges}
        <ArticleFacts path={guide.path} title={title} description={description} />
        {back && (
          <a href={back.href} className="link no-print mt-4 inline-flex min-h-11 items-center text-sm">
            {back.label}
          </a>
        )}
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { Prose } from '../text/prose'
import { ArticleFacts } from './article-facts'
import { GuideLines, type GuideLinesProps } from './guide-lines'
import { GuideTools } from './guide-tools'
import { ListenButton } from './listen-button'
import { RightNow } from './right-now'

interface GuideHeaderProps {
  /** Its address, and what its sky is drawn from. */
  guide: { path: string; sky: Parameters<typeof SkyBand>[0]['category']; seed: string }
  steps: Crumb[]
  title: string
  description: string
  rightNow: string[]
  lines?: GuideLinesProps
  badges: ReactNode
  back?: { label: string; href: string }
}

/** The top of a guide: its sky, its title, what helps right now, which a phone shows on its first screen, and its lines. */
export function GuideHeader({ guide, steps, title, description, rightNow, lines, badges, back }: GuideHeaderProps) {
  return (
    <header>
      <SkyBand category={guide.sky} seed={guide.seed}>
        <div className="shell flex items-center justify-between gap-4">
          <Breadcrumb steps={steps} />
          <ListenButton />
        </div>
      </SkyBand>
      <div className="shell pt-5 pb-8 md:pt-10 md:pb-12">
        <h1 className="max-w-4xl text-3xl md:text-4xl">{title}</h1>
        <p className="serif mt-4 max-w-3xl text-lg leading-snug md:text-xl">
          <Prose text={description} />
        </p>
        <RightNow items={rightNow} />
        {lines && <GuideLines {...lines} />}
        <GuideTools name={guide.path.split('/').at(-1) ?? ''} />
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

import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { Prose } from '../text/prose'
import { ArticleFacts } from './article-facts'
import { GuideLines, type GuideLinesProps } from './guide-lines'
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
}

/** The top of a guide: its sky, its title, what helps right now, which a phone shows on its first screen, and its lines. */
export function GuideHeader({ guide, steps, title, description, rightNow, lines, badges }: GuideHeaderProps) {
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
        <p className="serif mt-3 max-w-3xl text-lg leading-snug">
          <Prose text={description} />
        </p>
        <div className="mt-3 flex flex-wrap gap-x-6 text-soft">
          {badges}
          <ArticleFacts path={guide.path} title={title} description={description} className="" />
        </div>
        <div className={lines ? 'guide-start' : undefined}>
          <RightNow items={rightNow} />
          {lines && <GuideLines {...lines} />}
        </div>
      </div>
    </header>
  )
}

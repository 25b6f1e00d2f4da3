import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { findSitePage } from '@/lib/site/pages'

interface PageHeaderProps {
  steps: Crumb[]
  title: string
  /** The lead paragraph, already rendered. */
  lead?: ReactNode
  children?: ReactNode
}

/** The top of a page: a band of the sky that its social image has, too, with its breadcrumb; its title; its lead. */
export function PageHeader({ steps, title, lead, children }: PageHeaderProps) {
  const { sky, seed } = findSitePage(steps.at(-1)?.href ?? '') ?? { sky: 'daily', seed: title }
  return (
    <header>
      <SkyBand category={sky} seed={seed} low>
        <div className="shell">
          <Breadcrumb steps={steps} />
        </div>
      </SkyBand>
      <div className="shell pt-6 pb-8 md:pt-8 md:pb-10">
        <h1 className="max-w-4xl text-2xl md:text-3xl">{title}</h1>
        {lead && <div className="serif mt-3 max-w-3xl text-lg leading-snug">{lead}</div>}
        {children}
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { CategoryName } from '@/content/types'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'
import { findSitePage } from '@/lib/site/pages'

interface PageHeaderProps {
  steps: Crumb[]
  title: string
  /** The lead paragraph, already rendered. */
  lead?: ReactNode
  children?: ReactNode
}

/** The top of a page: the breadcrumb over a band of sky, which the page's social image shows too, then the title and the lead. */
export function PageHeader({ steps, title, lead, children }: PageHeaderProps) {
  const path = steps.at(-1)?.href ?? ''
  const { sky, seed } = findSitePage(path) ?? { sky: 'daily', seed: path }
  return (
    <header>
      <SkyBand category={sky} seed={seed} low>
        <div className="shell">
          <Breadcrumb steps={steps} />
        </div>
      </SkyBand>
      <div className="shell pt-6 pb-8 md:pt-8 md:pb-10 lg:[@media(height<50rem)]:pt-5 lg:[@media(height<50rem)]:pb-6">
        <h1 className="max-w-4xl text-2xl md:text-3xl">{title}</h1>
        {lead && <div className="serif mt-3 max-w-3xl text-lg leading-snug">{lead}</div>}
        {children}
      </div>
    </header>
  )
}

interface ReadingHeaderProps extends PageHeaderProps {
  sky: CategoryName
  /** The sky is drawn from it. */
  seed: string
  /** Stands in the sky, at the end of the breadcrumb. */
  control?: ReactNode
  className?: string
}

/** The top of a page that is read rather than used: a higher band, and a larger title. */
export function ReadingHeader({
  sky,
  seed,
  control,
  steps,
  title,
  lead,
  className = '',
  children
}: ReadingHeaderProps) {
  return (
    <header>
      <SkyBand category={sky} seed={seed}>
        <div className="shell flex items-center justify-between gap-4">
          <Breadcrumb steps={steps} />
          {control}
        </div>
      </SkyBand>
      <div className={`shell pt-5 md:pt-10 ${className}`}>
        <h1 className="max-w-4xl text-3xl md:text-4xl">{title}</h1>
        <p className="serif mt-3 max-w-3xl text-lg leading-snug">{lead}</p>
        {children}
      </div>
    </header>
  )
}

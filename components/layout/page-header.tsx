import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/structured-data'
import { findSitePage } from '@/lib/site/pages'

interface PageHeaderProps {
  steps: Crumb[]
  title: string
  lead?: ReactNode
  /** True for a page that is read rather than used: a higher band, and a larger title. */
  isReading?: boolean
  /** Stands in the sky, at the end of the breadcrumb. */
  control?: ReactNode
  className?: string
  children?: ReactNode
}

const USED = 'pt-6 pb-8 md:pt-8 md:pb-10 lg:[@media(height<50rem)]:pt-5 lg:[@media(height<50rem)]:pb-6'

/** The top of a page: the breadcrumb over a band of sky, which the page's social image shows too, then the title and the lead. */
export function PageHeader(props: PageHeaderProps) {
  const { steps, title, lead, isReading = false, control, className = '', children } = props
  const path = steps.at(-1)?.href ?? ''
  const { sky, seed } = findSitePage(path) ?? { sky: 'daily', seed: path }
  return (
    <header>
      <SkyBand category={sky} seed={seed} low={!isReading}>
        <div className={`shell ${control ? 'flex items-center justify-between gap-4' : ''}`.trimEnd()}>
          <Breadcrumb steps={steps} />
          {control}
        </div>
      </SkyBand>
      <div className={`shell ${isReading ? 'pt-5 md:pt-10' : USED} ${className}`.trimEnd()}>
        <h1 className={`max-w-4xl ${isReading ? 'text-title' : 'text-title'}`}>{title}</h1>
        {lead && <p className="mt-3 max-w-3xl text-lg leading-normal">{lead}</p>}
        {children}
      </div>
    </header>
  )
}

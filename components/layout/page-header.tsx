import type { ReactNode } from 'react'
import { SkyBand } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/structured-data'
import { findSitePage, type SitePage } from '@/lib/site/pages'

interface PageHeaderProps {
  steps: Crumb[]
  title: string
  lead?: ReactNode
  /** True for a page that is read rather than used: its title and its lead stand in a sky. */
  isReading?: boolean
  /** Stands at the end of the breadcrumb. */
  control?: ReactNode
  className?: string
  children?: ReactNode
}

/** The kinds of pages that have a category. The sky of the others is that of the visitor's hour. */
const WITH_CATEGORY: SitePage['kind'][] = ['category', 'subcategory', 'how-to', 'problem', 'life']

/**
 * The top of a page: the breadcrumb, the title and the lead. On a page that is read they stand in a band of sky, which its social image
 * shows too; what is there to be used begins at once.
 */
export function PageHeader(props: PageHeaderProps) {
  const { steps, title, lead, isReading = false, control, className = '', children } = props
  // On a phone the breadcrumb is not shown then.
  const top = steps.length === 1 ? 'max-md:pt-3' : ''
  const head = (
    <>
      <div className="flex items-center justify-between gap-4">
        <Breadcrumb steps={steps} />
        {control}
      </div>
      <h1 className="mt-1 max-w-4xl text-title md:mt-3">{title}</h1>
      {lead && <p className="mt-3 max-w-3xl text-balance text-lg leading-normal">{lead}</p>}
    </>
  )
  if (!isReading) {
    return (
      <header className={`shell short-crumbs ${top || 'max-md:pt-1'} pb-6 md:pt-3 md:pb-8 ${className}`.trimEnd()}>
        {head}
        {children}
      </header>
    )
  }
  const path = steps.at(-1)?.href ?? ''
  const page = findSitePage(path)
  const category = page && WITH_CATEGORY.includes(page.kind) ? page.sky : undefined
  return (
    <header>
      <SkyBand category={category} seed={page?.seed ?? path}>
        <div className={`shell short-crumbs ${top}`.trimEnd()}>{head}</div>
      </SkyBand>
      {children && <div className={`shell pt-4 md:pt-8 ${className}`.trimEnd()}>{children}</div>}
    </header>
  )
}

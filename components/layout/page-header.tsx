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
  /** What such a page begins with: the largest words of its sky, below a small title. The lead and the rest follow. */
  sentence?: ReactNode
  /** True if a sentence follows below, so that the title is small. */
  isSmall?: boolean
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
  const { steps, title, lead, isReading = false, sentence, isSmall = false, control, className = '', children } = props
  // On a phone the breadcrumb is not shown then.
  const top = steps.length === 1 ? 'max-md:pt-3' : ''
  const trail = (
    <div className="flex items-center justify-between gap-4">
      <Breadcrumb steps={steps} />
      {control}
    </div>
  )
  const head = (
    <>
      {trail}
      <h1 className={`mt-1 max-w-4xl md:mt-3 ${isSmall ? 'text-title-small' : 'text-title'}`}>{title}</h1>
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
  if (sentence) {
    return (
      <header>
        <SkyBand category={category} seed={page?.seed ?? path}>
          <div className="shell short-crumbs [@media(height<30rem)]:pt-0">
            {trail}
            <div className="head-sentence split gap-y-4 md:grid-rows-[auto_1fr] md:pt-4 [@media(height<30rem)]:pt-0">
              <h1 className="text-title-small md:col-span-5">{title}</h1>
              {/* A guide is read aloud from here on. */}
              <div data-read="" className="md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1">
                {sentence}
              </div>
              <div className="md:col-span-5 md:col-start-1 md:row-start-2">
                <p className="measure leading-snug">{lead}</p>
                {children}
              </div>
            </div>
          </div>
        </SkyBand>
      </header>
    )
  }
  return (
    <header>
      <SkyBand category={category} seed={page?.seed ?? path}>
        <div className={`shell short-crumbs ${top}`.trimEnd()}>{head}</div>
      </SkyBand>
      {children && <div className={`shell pt-4 md:pt-8 ${className}`.trimEnd()}>{children}</div>}
    </header>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Crumb } from '@/lib/site/metadata/breadcrumb'

interface PageHeaderProps {
  steps: Crumb[]
  title: string
  /** The lead paragraph, already rendered. */
  lead?: ReactNode
  children?: ReactNode
}

/** The top of a page: its breadcrumb, its title, its lead. */
export function PageHeader({ steps, title, lead, children }: PageHeaderProps) {
  return (
    <header className="shell pt-4 pb-10 md:pt-8 md:pb-14">
      <Breadcrumb steps={steps} />
      <h1 className="mt-6 max-w-4xl text-3xl md:text-4xl">{title}</h1>
      {lead && <div className="serif mt-5 max-w-3xl text-lg leading-snug md:text-xl">{lead}</div>}
      {children}
    </header>
  )
}

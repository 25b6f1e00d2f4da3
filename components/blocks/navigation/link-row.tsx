import type { ReactNode } from 'react'

export interface LinkRowProps {
  href: string
  title: string
  text?: string
  download?: boolean
  /** True for one whose sentence a phone leaves out. */
  isBrief?: boolean
  /** Links to its parts, below it. */
  children?: ReactNode
}

/** A row of a catalog: a linked title and a sentence about it. */
export function LinkRow({ title, text, isBrief = false, children, ...link }: LinkRowProps) {
  return (
    <li className="hairline-top">
      <a {...link} className={`group/link block ${isBrief ? 'py-2.5 md:py-4' : 'py-4'}`}>
        <span className="row-title block underline-offset-4 group-hover/link:underline">{title}</span>
        {text && (
          <span className={`mt-1 block text-soft md:text-sm ${isBrief ? 'max-md:hidden' : ''}`.trimEnd()}>{text}</span>
        )}
      </a>
      {children}
    </li>
  )
}

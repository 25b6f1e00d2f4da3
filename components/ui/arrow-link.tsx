import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A link with an arrow, to more of the same. */
export function ArrowLink({
  href,
  children,
  className = ''
}: {
  href: string
  children: ReactNode
  className?: string
}) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline ${className}`}
    >
      {children}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}

import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** A link followed by an arrow to the right. */
export function ArrowLink({ children, className = '', ...props }: ComponentProps<'a'>) {
  return (
    <a className={`inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline ${className}`} {...props}>
      {children}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}

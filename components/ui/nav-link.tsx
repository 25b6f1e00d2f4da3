'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'

/** Sent by a link while its page is on its way; the detail is the address, or null once it is there. */
export const NAVIGATION_EVENT = 'navigation-pending'

/** A link that loads its page ahead once the visitor points at it, not as soon as it is in view: data is theirs. */
export function NavLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [pointed, setPointed] = useState(false)
  const point = () => setPointed(true)
  return (
    <Link {...props} prefetch={pointed ? null : false} onPointerEnter={point} onTouchStart={point} onFocus={point}>
      {children}
      <TellPending href={String(props.href)} />
    </Link>
  )
}

function TellPending({ href }: { href: string }) {
  const { pending } = useLinkStatus()
  useEffect(() => {
    if (!pending) return
    window.dispatchEvent(new CustomEvent(NAVIGATION_EVENT, { detail: href }))
    return () => {
      window.dispatchEvent(new CustomEvent(NAVIGATION_EVENT))
    }
  }, [pending, href])
  return null
}

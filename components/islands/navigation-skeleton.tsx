'use client'

import { useEffect, useState } from 'react'
import { PageSkeleton } from '@/components/blocks/skeletons/pages'
import { NAVIGATION_EVENT } from '@/components/ui/nav-link'

/** A page that comes sooner needs no skeleton: it would only flicker. */
const PATIENCE_MS = 200

/**
 * Shows the shape of the next page while a visitor really waits for it. Not Next's loading.tsx: with one, React moves the
 * page's content out of the HTML's flow and scripts have to move it back, so that nothing could be read without them.
 * It lies over the old page, below the header: that page keeps its place, which the browser notes for going back.
 */
export function NavigationSkeleton() {
  const [pathname, setPathname] = useState<string>()

  useEffect(() => {
    let timer: number | undefined
    const change = (event: Event) => {
      const href = (event as CustomEvent<string | null>).detail
      window.clearTimeout(timer)
      if (href === null) setPathname(undefined)
      else timer = window.setTimeout(() => show(href), PATIENCE_MS)
    }
    const show = (href: string) => setPathname(new URL(href, window.location.href).pathname)
    window.addEventListener(NAVIGATION_EVENT, change)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener(NAVIGATION_EVENT, change)
    }
  }, [])

  if (pathname === undefined) return null
  return (
    <div aria-busy="true" className="fixed inset-0 z-30 overflow-hidden bg-paper pt-16">
      <p className="sr-only" role="status">
        Loading
      </p>
      <div aria-hidden="true">
        <PageSkeleton pathname={pathname} />
      </div>
    </div>
  )
}

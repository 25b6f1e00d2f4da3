import type { ReactElement } from 'react'
import assets from '@/components/layout/assets.json'

interface IslandProps {
  /** The name of the island's file: "generator" for generator.island.tsx. */
  script: keyof typeof assets
  /** The island. Its props are sent to the browser as JSON. */
  children: ReactElement<object>
}

/**
 * Names the bundle that hydrates an island at its first touch: see components/islands/README.md. In development Next hydrates it
 * with the whole page.
 */
export function Island({ script, children }: IslandProps) {
  if (process.env.NODE_ENV === 'development') return <div>{children}</div>
  return (
    <div
      data-island={assets[script].join(' ')}
      data-hydration={assets['hydrate-island'].join(' ')}
      data-props={JSON.stringify(children.props)}
    >
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { RightNow } from './right-now'

interface GuideStartProps {
  /** What to do right now: a few sentences. */
  rightNow: string[]
  /** The affirmations. */
  children: ReactNode
}

/** How a page with affirmations goes on after its first one: with what helps right now, and the others; beside each other if there is room. */
export function GuideStart({ rightNow, children }: GuideStartProps) {
  return (
    <div className="guide-start">
      <RightNow items={rightNow} />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation/affirmation-list'
import { RightNow } from './right-now'

interface GuideStartProps {
  /** The affirmation that the page begins with, if it begins with one. */
  first?: ListedAffirmation
  /** What to do right now: a few sentences. */
  rightNow: string[]
  /** The other affirmations. */
  children: ReactNode
}

/**
 * How a page with affirmations starts: with the first one and its actions, so that a phone shows both on its first screen, then what
 * helps right now, then the other affirmations.
 */
export function GuideStart({ first, rightNow, children }: GuideStartProps) {
  return (
    <div className="guide-start">
      {first && (
        <div data-large="" data-read="">
          <AffirmationList affirmations={[first]} lead />
        </div>
      )}
      <RightNow items={rightNow} />
      {children}
    </div>
  )
}

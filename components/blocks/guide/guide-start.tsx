import type { ReactNode } from 'react'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation/affirmation-list'
import { RightNow } from './right-now'

interface GuideStartProps {
  /** The sentence of the page, if it has one. */
  first?: ListedAffirmation
  rightNow: string[]
  /** The id of the situation that the page is about. */
  within?: string
  /** The other lines. */
  children: ReactNode
}

/** The start of a page with lines: one with its actions, which a phone shows on its first screen, what helps right now, the others. */
export function GuideStart({ first, rightNow, within, children }: GuideStartProps) {
  return (
    <div className="guide-start">
      {first && (
        <div data-large="" data-read="">
          <AffirmationList affirmations={[first]} lead within={within} />
        </div>
      )}
      <RightNow items={rightNow} />
      {children}
    </div>
  )
}

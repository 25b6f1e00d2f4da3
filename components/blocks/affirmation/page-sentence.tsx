import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList, UnlinkedAffirmationList } from './affirmation-list'

/** What a page begins with, with its actions: a published affirmation, or a line of its own. */
export function PageSentence({ line }: { line: ListedAffirmation | string }) {
  return typeof line === 'string' ? (
    <UnlinkedAffirmationList texts={[line]} lead isNumbered={false} />
  ) : (
    <AffirmationList affirmations={[line]} lead isNumbered={false} />
  )
}

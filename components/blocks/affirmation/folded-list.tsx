import type { ListedAffirmation } from '@/lib/site/grouping'
import { Fold } from '../text/fold'
import { AffirmationList } from './affirmation-list'

interface FoldedListProps {
  affirmations: ListedAffirmation[]
  /** How many are open; all of them if only a few would be folded. */
  open: number
  /** The title of the fold with the others. */
  more: string
}

/** So many are not worth a tap. */
const FEW = 6

/** The affirmations of a page. The first few are open, and the others below one control. */
export function FoldedList({ affirmations, open, more }: FoldedListProps) {
  const count = affirmations.length < open + FEW ? affirmations.length : open
  const rest = affirmations.slice(count)
  return (
    <>
      <AffirmationList affirmations={affirmations.slice(0, count)} />
      {rest.length > 0 && (
        <Fold title={more} level="h3" note={String(rest.length)}>
          <AffirmationList affirmations={rest} after={count} />
        </Fold>
      )}
    </>
  )
}

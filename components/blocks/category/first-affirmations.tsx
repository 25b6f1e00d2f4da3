import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation-list'

/** The affirmations with which the page of a category begins. */
export function FirstAffirmations({ affirmations }: { affirmations: ListedAffirmation[] }) {
  if (affirmations.length === 0) return null
  return (
    <section aria-label="To begin with" className="shell pt-12">
      <AffirmationList affirmations={affirmations} />
    </section>
  )
}

import type { Affirmation } from '@/lib/affirmations/types'
import { AffirmationList } from '../affirmation-list'

/** The affirmations with which the page of a category begins. */
export function FirstAffirmations({ affirmations }: { affirmations: Affirmation[] }) {
  if (affirmations.length === 0) return null
  return (
    <section aria-label="To begin with" className="shell pt-12">
      <AffirmationList affirmations={affirmations} />
    </section>
  )
}

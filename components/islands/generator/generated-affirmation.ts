import type { CardAffirmation } from '@/content/types'

export interface GeneratedAffirmation extends CardAffirmation {
  /** The affirmations that say the same, the gentlest first, itself among them. */
  ladder?: CardAffirmation[]
}

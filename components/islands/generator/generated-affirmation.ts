import type { CategoryName } from '@/content/types'

/** What a card shows of an affirmation. */
export interface Line {
  id: string
  slug: string
  text: string
  category: CategoryName
  tags: string[]
}

export interface GeneratedAffirmation extends Line {
  /** The affirmations that say the same, the gentlest first, itself among them. */
  ladder?: Line[]
}

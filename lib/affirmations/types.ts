/** The types that other rooms use. None is Prisma's. */
import type { CategoryName } from '../../content/types'

export interface Affirmation {
  id: string
  slug: string
  text: string
  category: CategoryName
  subcategory: string | null
  tags: string[]
  /** anyone, list or the id of a situation; null if nobody has sorted it yet. */
  audience: string | null
  /** The thought that it shares with a gentler or bolder affirmation. */
  ladder: string | null
  createdAt: Date
  updatedAt: Date
  /** Its position among the published ones of its category, from 0; -1 once it is retired. */
  position: number
}

/** The affirmation of a date. */
export interface DailyAffirmation {
  /** YYYY-MM-DD. */
  date: string
  affirmation: Affirmation
  /** True if the first one of that date has been retired since. */
  isReplacement: boolean
  /** When it was last replaced, if that was recorded. */
  replacedAt: Date | null
}

export interface CategorySummary {
  name: CategoryName
  displayName: string
  /** The number of published affirmations. */
  count: number
}

/** The neighbors of an affirmation on its ladder. */
export interface Ladder {
  /** The next gentler affirmation that says the same. */
  gentler?: Affirmation
  /** The next bolder one. */
  bolder?: Affirmation
}

/** An affirmation as operators see it. */
export interface EditableAffirmation extends Affirmation {
  /** Its source: corpus (content/), visitor or operator. */
  origin: string
  /** The time at which it was retired; null while it is published. */
  retiredAt: Date | null
}

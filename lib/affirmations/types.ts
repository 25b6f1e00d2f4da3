/** The shapes that leave lib/data. Nothing of Prisma's is in them. */
import type { CategoryName } from '../../content/types'

export interface Affirmation {
  id: string
  slug: string
  text: string
  category: CategoryName
  subcategory: string | null
  tags: string[]
  createdAt: Date
  updatedAt: Date
}

/** A published line with its place among the published lines of its category, from 0. */
export interface PositionedAffirmation extends Affirmation {
  position: number
}

export interface CategoryCount {
  name: CategoryName
  /** The number of published affirmations. */
  count: number
}

export interface CategorySummary extends CategoryCount {
  displayName: string
}

/** A line as operators see it. */
export interface EditableAffirmation extends Omit<Affirmation, 'subcategory'> {
  /** Who wrote it: corpus (content/), visitor or operator. */
  origin: string
  /** When it was taken off the site; null while it is there. */
  retiredAt: Date | null
}

export type SubmissionStatus = 'pending' | 'approved' | 'rejected'

/** What a visitor sent in, and what was decided. */
export interface Submission {
  id: string
  name: string
  email: string
  text: string
  category: CategoryName
  submittedAt: Date
  status: SubmissionStatus
  decidedAt: Date | null
  decidedBy: string | null
  /** Why it was rejected; its author is told. */
  reason: string | null
  /** The line that was published. */
  affirmationId: string | null
}

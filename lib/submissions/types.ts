import type { CategoryName } from '../../content/types'

export type SubmissionStatus = 'pending' | 'approved' | 'rejected'

/** A visitor's affirmation and the decision on it. */
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
  /** The reason for a rejection, which its author is told. */
  reason: string | null
  /** The affirmation that was published. */
  affirmationId: string | null
}

/** Affirmations that visitors sent in, waiting for review. */
import type { CategoryName } from '../../content/types'
import { db } from './client'

export interface NewSubmission {
  name: string
  email: string
  affirmationText: string
  category: CategoryName
}

/** Stores a submission as pending and returns its id, after the row is on disk. */
export async function addSubmission(submission: NewSubmission): Promise<string> {
  const { id } = await db().submission.create({ data: submission, select: { id: true } })
  return id
}

/** What the author of a submission is told. */
export type Decision =
  | { status: 'approved'; affirmationId: string }
  | { status: 'rejected'; text: string; reason: string }

/** The decision on a submission, undefined as long as there is none. */
export async function findDecision(id: string): Promise<Decision | undefined> {
  const row = await db().submission.findUnique({ where: { id } })
  if (row?.status === 'approved' && row.affirmationId) return { status: 'approved', affirmationId: row.affirmationId }
  if (row?.status === 'rejected') {
    return { status: 'rejected', text: row.affirmationText, reason: row.decisionReason ?? '' }
  }
  return undefined
}

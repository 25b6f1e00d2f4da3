/** Submissions of visitors, which wait for review. */
import type { CategoryName } from '../../content/types'
import { db } from '../db/client'

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

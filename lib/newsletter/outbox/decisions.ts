/** The data that the e-mail about a reviewed submission needs. */
import { db } from '../../db/client'

/** The decision that the author of a submission is told. */
export type Decision = { status: 'approved'; affirmationId: string } | { status: 'rejected'; reason: string }

/** The decision on a submission, undefined as long as there is none. */
export async function findDecision(id: string): Promise<Decision | undefined> {
  const row = await db().submission.findUnique({ where: { id } })
  if (row?.status === 'approved' && row.affirmationId) return { status: 'approved', affirmationId: row.affirmationId }
  if (row?.status === 'rejected') return { status: 'rejected', reason: row.decisionReason ?? '' }
  return undefined
}

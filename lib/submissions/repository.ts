/** Submissions of visitors, which wait for review. */
import type { CategoryName } from '../../content/types'
import { db } from '../db/client'
import type { Submission as Row } from '../db/generated/client'
import { mailboxOf, normalAddress } from '../newsletter/list/address'
import type { SubmissionInput } from './schema'

export type SubmissionStatus = 'pending' | 'approved' | 'rejected'

/** A visitor's affirmation and the decision on it, as prisma/schema.prisma describes them. */
export type Submission = Omit<Row, 'category' | 'status'> & { category: CategoryName; status: SubmissionStatus }

/** Number of submissions from one mailbox that may wait for review. */
const PENDING_LIMIT = 20

export class TooManyPending extends Error {
  constructor() {
    super(
      `${PENDING_LIMIT} affirmations from this address wait for review. Please send this one once we have read them.`
    )
  }
}

/**
 * Stores a submission as pending, and returns its id after the row is on disk.
 * @throws TooManyPending if as many as allowed of its sender wait for review already; nothing is stored then
 */
export async function addSubmission(submission: SubmissionInput): Promise<string> {
  const mailbox = senderOf(submission.email)
  if ((await db().submission.count({ where: { mailbox, status: 'pending' } })) >= PENDING_LIMIT) {
    throw new TooManyPending()
  }
  const { id } = await db().submission.create({ data: { ...submission, mailbox }, select: { id: true } })
  return id
}

/** The sender that submissions of one person have in common: the mailbox behind their address. */
function senderOf(email: string): string {
  return mailboxOf(normalAddress(email))
}

/** The submissions of a sender; those of earlier releases by their address alone. */
export function bySender(address: string) {
  const email = address.trim()
  return { OR: [{ mailbox: senderOf(email) }, { mailbox: '', email: { in: [email, normalAddress(email)] } }] }
}

/** The rows with this address, in any case. */
export async function withAddress(address: string): Promise<Row[]> {
  const email = normalAddress(address)
  const rows = await db().submission.findMany({ where: bySender(address), orderBy: { submittedAt: 'asc' } })
  return rows.filter((row) => normalAddress(row.email) === email)
}

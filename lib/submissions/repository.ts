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

/** The row that submissions lock, one after the other: two at once are not both the first. */
const LOCK = 'submissions'

/**
 * Stores a submission as pending, and returns its id after the row is on disk. One that is sent twice, by a double press or a
 * reload, is the one that waits already.
 * @throws TooManyPending if as many as allowed of its sender wait for review already; nothing is stored then
 */
export async function addSubmission(submission: SubmissionInput): Promise<string> {
  const mailbox = senderOf(submission.email)
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "Setting" ("key", "value") VALUES (${LOCK}, '') ON CONFLICT ("key") DO UPDATE SET "value" = ''`
    const pending = { mailbox, status: 'pending' }
    const { affirmationText, category } = submission
    const same = await tx.submission.findFirst({
      where: { ...pending, affirmationText, category },
      select: { id: true }
    })
    if (same) return same.id
    if ((await tx.submission.count({ where: pending })) >= PENDING_LIMIT) throw new TooManyPending()
    const { id } = await tx.submission.create({ data: { ...submission, mailbox }, select: { id: true } })
    return id
  })
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

/** The review of submissions. A submission is decided once, by the first reviewer who decides. */
import { normalizeText } from '../affirmations/corpus/normalize-text'
import type { EditableAffirmation } from '../affirmations/types'
import { retire } from '../affirmations/writes/positions'
import { publishAffirmation, publishingTransaction } from '../affirmations/writes/publishing'
import type { AffirmationDraft } from '../affirmations/writes/validation'
import { utcMinute } from '../calendar/utc-date'
import { db, type Transaction } from '../db/client'
import { env } from '../env'
import { dropDecisionEmails, enqueueEmail } from '../newsletter/outbox/outbox'
import { bySender, type Submission, type SubmissionStatus } from './repository'

/** The tags of an affirmation whose reviewer gives none: no more than it needs, and nothing that has to be judged. */
const DEFAULT_TAGS = ['gentle']
const ID = /^[a-z0-9]{1,40}$/

/** Submissions in the order of their arrival, after the given one; all of them unless limited. */
export async function listSubmissions(
  status: SubmissionStatus,
  { after, limit }: { after?: Submission; limit?: number } = {}
): Promise<Submission[]> {
  const later = after && {
    OR: [{ submittedAt: { gt: after.submittedAt } }, { submittedAt: after.submittedAt, id: { gt: after.id } }]
  }
  const rows = await db().submission.findMany({
    where: { status, ...later },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    take: limit
  })
  return rows as Submission[]
}

export async function countSubmissions(status: SubmissionStatus): Promise<number> {
  return db().submission.count({ where: { status } })
}

/**
 * The submission whose id begins like this.
 * @throws Error if there is none, or more than one
 */
export async function findSubmission(idStart: string): Promise<Submission> {
  const rows = ID.test(idStart)
    ? await db().submission.findMany({ where: { id: { startsWith: idStart } }, orderBy: { id: 'asc' }, take: 2 })
    : []
  const [row, another] = rows
  if (!row) throw new Error(`There is no submission "${idStart}".`)
  if (another && row.id !== idStart)
    throw new Error(`More than one submission begins with "${idStart}": give more of it.`)
  return row as Submission
}

/** The affirmation that would be published, with the reviewer's changes. Until it is sorted it is not drawn. */
export function draftOf(submission: Submission, changes: Partial<AffirmationDraft> = {}): AffirmationDraft {
  const { affirmationText, category } = submission
  return {
    category,
    tags: DEFAULT_TAGS,
    audience: null,
    ...changes,
    text: normalizeText(changes.text ?? affirmationText)
  }
}

/**
 * Publishes the affirmation of a pending submission, and enqueues an e-mail to its author if e-mail is set up.
 * @param by the reviewer who decides
 * @throws Error if it was decided already, saying by whom, or if the draft cannot be published; nothing changes then
 */
export function approve(id: string, draft: AffirmationDraft, by: string): Promise<EditableAffirmation> {
  return publishingTransaction(async (tx) => {
    await decide(tx, id, 'approved', { by, reason: null })
    const published = await publishAffirmation(tx, 'visitor', draft)
    await tx.submission.update({ where: { id }, data: { affirmationId: published.id } })
    return published
  })
}

interface Rejection {
  /** Told to the author, unless quiet. */
  reason: string | null
  by: string
  /** True if the author gets no e-mail. */
  quiet?: boolean
}

/** The rejection of spam: nobody is told, since whoever sent it may have given anyone's address. */
export function spam(by: string): Rejection {
  return { reason: 'spam', by, quiet: true }
}

/**
 * Rejects a pending submission, and enqueues an e-mail to its author if e-mail is set up.
 * @throws Error if it was decided already, saying by whom
 */
export async function reject(id: string, rejection: Rejection): Promise<void> {
  await db().$transaction((tx) => decide(tx, id, 'rejected', rejection))
}

/**
 * Rejects what a sender has pending, under any address of the same mailbox.
 * @returns the number of submissions rejected
 */
export async function rejectFrom(address: string, rejection: Rejection): Promise<number> {
  const where = { ...bySender(address), status: 'pending' }
  const rows = await db().submission.findMany({ where, select: { id: true } })
  for (const { id } of rows) await reject(id, rejection)
  return rows.length
}

/**
 * Makes a decided submission pending again. What was published is retired, and an e-mail that is not yet sent is dropped.
 * @returns the submission as it was decided
 * @throws Error if it is pending
 */
export function reopen(id: string): Promise<Submission> {
  return publishingTransaction(async (tx) => {
    const row = await tx.submission.findUniqueOrThrow({ where: { id } })
    if (row.status === 'pending') throw new Error(`${id} is pending already.`)
    const published = row.affirmationId && (await tx.affirmation.findUnique({ where: { id: row.affirmationId } }))
    if (published && !published.retiredAt) await retire(tx, published.id)
    await dropDecisionEmails(tx, row.email, id)
    const undecided = { decidedAt: null, decidedBy: null, decisionReason: null, affirmationId: null }
    await tx.submission.update({ where: { id }, data: { status: 'pending', ...undecided } })
    return row as Submission
  })
}

async function decide(tx: Transaction, id: string, status: SubmissionStatus, how: Rejection): Promise<void> {
  const { by, reason, quiet = false } = how
  const { count } = await tx.submission.updateMany({
    where: { id, status: 'pending' },
    data: { status, decidedBy: by, decidedAt: new Date(), decisionReason: reason }
  })
  const row = await tx.submission.findUnique({ where: { id } })
  if (!row) throw new Error(`There is no submission "${id}".`)
  if (count === 0) {
    throw new Error(`${id} was ${row.status} already, by ${row.decidedBy} at ${utcMinute(row.decidedAt as Date)}.`)
  }
  // One that is decided again may have lost its address meanwhile.
  if (env().SMTP_URL && !quiet && row.email) await enqueueEmail(tx, 'decision', row.email, { submissionId: id })
}

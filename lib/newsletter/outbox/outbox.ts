/** Queued single e-mails, as rows: none is lost if a process dies. */
import { db, type Transaction } from '../../db/client'

/** The data that the words of each kind of e-mail need. */
interface OutboxData {
  welcome: { subscriberId: string }
  /** `isLast`: the e-mail tells the reader that no other follows. */
  confirm: { subscriberId: string; isLast?: boolean }
  decision: { submissionId: string }
}

export type OutboxKind = keyof OutboxData

export type OutboxMail = {
  [Kind in OutboxKind]: { id: string; kind: Kind; email: string; data: OutboxData[Kind]; attempts: number }
}[OutboxKind]

/**
 * Enqueues an e-mail. Part of the transaction that causes it, so that there is both or neither.
 * @param due the time to send it: at once unless given
 */
export async function enqueueEmail<Kind extends OutboxKind>(
  tx: Transaction,
  kind: Kind,
  email: string,
  data: OutboxData[Kind],
  due?: Date
): Promise<void> {
  await tx.outboxMail.create({ data: { kind, email, data, due } })
}

/**
 * Takes e-mails that are due, the oldest first. No other process gets them for `leaseMs`; after that they are due again,
 * should this one have died.
 */
export async function leaseOutboxMails(limit: number, leaseMs: number): Promise<OutboxMail[]> {
  const now = new Date()
  const due = await db().outboxMail.findMany({
    where: { due: { lte: now } },
    orderBy: { due: 'asc' },
    take: limit,
    select: { id: true }
  })
  if (due.length === 0) return []
  const rows = await db().outboxMail.updateManyAndReturn({
    where: { id: { in: due.map(({ id }) => id) }, due: { lte: now } },
    data: { due: new Date(now.getTime() + leaseMs) }
  })
  return rows.map(({ id, kind, email, data, attempts }) => ({ id, kind, email, data, attempts }) as OutboxMail)
}

/** Drops the queued e-mails about a submission. */
export async function dropDecisionEmails(tx: Transaction, email: string, submissionId: string): Promise<void> {
  const rows = await tx.outboxMail.findMany({ where: { kind: 'decision', email } })
  const ids = rows
    .filter(({ data }) => (data as unknown as OutboxData['decision']).submissionId === submissionId)
    .map(({ id }) => id)
  await tx.outboxMail.deleteMany({ where: { id: { in: ids } } })
}

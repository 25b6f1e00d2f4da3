/** Queued single e-mails, as rows: none is lost if a process dies. */
import { db, type Transaction } from '../../db/client'

/** The data that the words of each kind of e-mail need. */
interface OutboxData {
  welcome: { subscriberId: string }
  /** `isLast`: the e-mail tells the reader that no other follows. `replaces`: the hash of the address that its own is to replace. */
  confirm: { subscriberId: string; isLast?: boolean; replaces?: string }
  unsubscribe: { subscriberId: string }
  decision: { submissionId: string }
}

export type OutboxKind = keyof OutboxData

export type OutboxMail = {
  [Kind in OutboxKind]: {
    id: string
    kind: Kind
    email: string
    data: OutboxData[Kind]
    attempts: number
    createdAt: Date
  }
}[OutboxKind]

/**
 * Enqueues an e-mail. Part of the transaction that causes it, so that there is both or neither.
 * @param waiting until when it waits, and for which network, as a hash; it is sent at once unless given
 */
export async function enqueueEmail<Kind extends OutboxKind>(
  tx: Transaction,
  kind: Kind,
  email: string,
  data: OutboxData[Kind],
  waiting: { due?: Date; network?: string } = {}
): Promise<void> {
  await tx.outboxMail.create({ data: { kind, email, data, ...waiting } })
}

/** While an e-mail is sent, its row is leased, in milliseconds: longer than it can take. After that it is due again, in case the process has died. */
const LEASE_MS = 120_000

/**
 * Has a confirmation request that the mail server did not take tried again at once.
 * @returns true if a request is queued, and no other is needed
 */
export async function renewConfirmation(tx: Transaction, email: string): Promise<boolean> {
  const queued = { kind: 'confirm', email }
  // What is due sooner may be on its way at this moment.
  const due = { gt: new Date(Date.now() + LEASE_MS) }
  await tx.outboxMail.updateMany({ where: { ...queued, attempts: { gt: 0 }, due }, data: { due: new Date() } })
  return (await tx.outboxMail.count({ where: queued })) > 0
}

/**
 * Takes e-mails that are due, the oldest first. No other process gets them for the time of a lease.
 */
export async function leaseOutboxMails(limit: number): Promise<OutboxMail[]> {
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
    // Nothing waits for its turn any more.
    data: { due: new Date(now.getTime() + LEASE_MS), network: null }
  })
  return rows as unknown as OutboxMail[]
}

/**
 * Has the networks take turns among the confirmation requests that wait for an hour: the first of each goes first, then the second
 * of each. The number for each hour stays the same.
 */
export async function takeTurns(tx: Transaction): Promise<void> {
  const waiting = await tx.outboxMail.findMany({
    where: { kind: 'confirm', attempts: 0, network: { not: null }, due: { gt: new Date() } },
    orderBy: [{ due: 'asc' }, { createdAt: 'asc' }],
    select: { id: true, due: true, network: true }
  })
  const counts = new Map<string | null, number>()
  const inTurn = waiting
    .map((mail) => {
      const turn = counts.get(mail.network) ?? 0
      counts.set(mail.network, turn + 1)
      return { ...mail, turn }
    })
    .sort((one, other) => one.turn - other.turn)
  for (const [index, { id, due }] of inTurn.entries()) {
    const hour = waiting[index]?.due
    // The hour may have begun meanwhile, and another process may have leased it.
    if (hour?.getTime() !== due.getTime()) await tx.outboxMail.updateMany({ where: { id, due }, data: { due: hour } })
  }
}

/** Drops the queued e-mails about a submission. */
export async function dropDecisionEmails(tx: Transaction, email: string, submissionId: string): Promise<void> {
  const rows = await tx.outboxMail.findMany({ where: { kind: 'decision', email } })
  const ids = rows
    .filter(({ data }) => (data as unknown as OutboxData['decision']).submissionId === submissionId)
    .map(({ id }) => id)
  await tx.outboxMail.deleteMany({ where: { id: { in: ids } } })
}

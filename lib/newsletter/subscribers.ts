/** The list of the daily e-mail: who joins it, and who leaves. */
import { createHmac } from 'node:crypto'
import { db, isUniqueViolation, type Transaction } from '../db/client'
import { secretKey } from '../db/secret'
import { enqueueEmail, type OutboxKind } from './outbox'

/** How often the same address may be asked to confirm, in milliseconds. */
const ASK_AGAIN_MS = 600_000
/** What is owed because of the list, to the address as the list has it. */
const LIST_MAILS: OutboxKind[] = ['welcome', 'confirm']

export interface SubscribeOptions {
  /** Whether mails can be sent: then there is one to welcome, or to ask. */
  mail?: boolean
  /** Whether the address joins only once its owner has confirmed it. */
  confirmFirst?: boolean
}

/**
 * Puts an address on the list; one that is there already stays as it is. Addresses compare without case.
 * Returns after the row is on disk, and with it the mail that is owed.
 */
export async function subscribe(address: string, options: SubscribeOptions = {}): Promise<void> {
  const email = normalAddress(address)
  const hash = await suppressionHash(email)
  try {
    await db().$transaction((tx) => join(tx, email, hash, options))
  } catch (error) {
    // The same address came twice at once: the other one's row is there now.
    if (!isUniqueViolation(error)) throw error
    await db().$transaction((tx) => join(tx, email, hash, options))
  }
}

async function join(tx: Transaction, email: string, hash: string, options: SubscribeOptions): Promise<void> {
  const { mail = false, confirmFirst = false } = options
  // A write first: SQLite then waits for its turn here and not in the middle.
  if (!confirmFirst) await tx.suppression.deleteMany({ where: { emailHash: hash } })
  // Whoever subscribes again has a mailbox that works again, or finds out that it does not.
  await tx.subscriber.updateMany({
    where: { email, bouncedAt: { not: null } },
    data: { bouncedAt: null, permanentErrors: 0 }
  })
  const known = await tx.subscriber.findUnique({ where: { email } })
  if (known?.confirmedAt) return
  if (confirmFirst) {
    const subscriberId = known ? await askAgain(tx, known.id) : (await tx.subscriber.create({ data: { email } })).id
    if (mail && subscriberId) await enqueueEmail(tx, 'confirm', email, { subscriberId })
    return
  }
  const { id } = known
    ? await tx.subscriber.update({ where: { email }, data: { confirmedAt: new Date() } })
    : await tx.subscriber.create({ data: { email, confirmedAt: new Date() } })
  if (mail) await enqueueEmail(tx, 'welcome', email, { subscriberId: id })
}

/** @returns the id where this address may be asked once more; who waits subscribed when it was last asked. */
async function askAgain(tx: Transaction, id: string): Promise<string | undefined> {
  const now = Date.now()
  const { count } = await tx.subscriber.updateMany({
    where: { id, confirmedAt: null, subscribedAt: { lt: new Date(now - ASK_AGAIN_MS) } },
    data: { subscribedAt: new Date(now) }
  })
  return count > 0 ? id : undefined
}

/**
 * The owner of an address says yes. Again is as good as once.
 * @returns whether the address is on the list now; false where it has left
 */
export async function confirmSubscriber(id: string): Promise<boolean> {
  const subscriber = await db().subscriber.findUnique({ where: { id } })
  if (!subscriber) return false
  const hash = await suppressionHash(subscriber.email)
  await db().$transaction(async (tx) => {
    const where = { id, confirmedAt: null }
    const { count } = await tx.subscriber.updateMany({ where, data: { confirmedAt: new Date() } })
    if (count === 0) return
    await tx.suppression.deleteMany({ where: { emailHash: hash } })
    await enqueueEmail(tx, 'welcome', subscriber.email, { subscriberId: id })
  })
  return true
}

/** Whether this id is on the list, and confirmed. */
export async function subscriberState(id: string): Promise<'confirmed' | 'waiting' | 'gone'> {
  const subscriber = await db().subscriber.findUnique({ where: { id }, select: { confirmedAt: true } })
  if (!subscriber) return 'gone'
  return subscriber.confirmedAt ? 'confirmed' : 'waiting'
}

/**
 * Erases an address: from the list, from what was sent to it and from what the list owes it. A salted hash stays, so that
 * an import does not bring it back. Again is as good as once.
 */
export async function unsubscribe(id: string): Promise<void> {
  const subscriber = await db().subscriber.findUnique({ where: { id } })
  if (!subscriber) return
  const { email } = subscriber
  const emailHash = await suppressionHash(email)
  await db().$transaction(async (tx) => {
    const { count } = await tx.subscriber.deleteMany({ where: { id } })
    if (count === 0) return
    await tx.suppression.upsert({ where: { emailHash }, create: { emailHash }, update: { createdAt: new Date() } })
    await tx.outboxMail.deleteMany({ where: { email, kind: { in: LIST_MAILS } } })
  })
}

/** Erases the addresses that were asked to confirm before this time, and never did. */
export async function forgetUnconfirmed(askedBefore: Date): Promise<void> {
  await db().subscriber.deleteMany({ where: { confirmedAt: null, subscribedAt: { lt: askedBefore } } })
}

/** How addresses are stored and compared. */
export function normalAddress(address: string): string {
  return address.trim().toLowerCase()
}

/** What is kept of an address that has left. */
export async function suppressionHash(email: string): Promise<string> {
  return suppressionHasher(await secretKey())(email)
}

export function suppressionHasher(key: string): (email: string) => string {
  return (email) => createHmac('sha256', key).update(`departure:${email}`).digest('base64url')
}

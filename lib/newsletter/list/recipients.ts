/** The subscribers who may be sent to: those who have confirmed, and whose mailbox takes e-mails. */
import { db, type Transaction } from '../../db/client'

export const RECIPIENT = { confirmedAt: { not: null }, bouncedAt: null }
/** Refusals after which nothing is sent to an address any more. */
const BOUNCED_AFTER = 3

export async function countRecipients(): Promise<number> {
  return db().subscriber.count({ where: RECIPIENT })
}

/** A refusal of a single e-mail, such as the welcome, counts as well. */
export async function recordRefusal(subscriberId: string): Promise<void> {
  await db().$transaction((tx) => countRefusals(tx, [subscriberId]))
}

/** Counts a refusal of each of these subscribers. The third in a row ends it for the address. */
export async function countRefusals(tx: Transaction, ids: string[]): Promise<void> {
  const id = { in: ids }
  await tx.subscriber.updateMany({ where: { id }, data: { permanentErrors: { increment: 1 } } })
  await tx.subscriber.updateMany({
    where: { id, permanentErrors: { gte: BOUNCED_AFTER }, bouncedAt: null },
    data: { bouncedAt: new Date() }
  })
}

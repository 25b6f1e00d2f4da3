/**
 * Asks owners of mailboxes to confirm, and limits what a stranger can have this site send: how many e-mails one mailbox gets
 * whose owner has not confirmed, and how many confirmation requests all mailboxes together get in an hour.
 */
import { HOUR_MS } from '../../calendar/utc-date'
import { db, type Transaction } from '../../db/client'
import { env } from '../../env'
import { CONFIRM_WITHIN_MS } from '../emails/links'
import { enqueueEmail, takeTurns } from '../outbox/outbox'

export interface ConfirmationRecipient {
  subscriberId: string
  email: string
  mailboxHash: string
  networkHash?: string
  /** The hash of the present address of a subscriber who wants the daily e-mail to go to this one instead. */
  replaces?: string
}

/** Number of e-mails that a mailbox gets until its owner confirms. Their texts promise this number. */
export const MAX_UNCONFIRMED_MAILS = 2
/** The number of hours for which confirmation requests may wait. */
const QUEUE_HOURS = 3
export const QUEUE_SETTING = 'confirmation-requests'

/** Thrown if as many confirmation requests wait as may. */
export class QueueFull extends Error {
  constructor(readonly until: Date) {
    super(`The queue of confirmation requests is full until ${until.toISOString()}.`)
  }
}

/** @throws QueueFull, whoever asks: an address that is not written to would otherwise be known by its response */
export async function requireRoomInQueue(): Promise<void> {
  const perHour = env().CONFIRMATIONS_PER_HOUR
  if (perHour === 0) return
  const row = await db().setting.findUnique({ where: { key: QUEUE_SETTING } })
  const { hour, used } = readHour(row?.value)
  const nextSlot = used < perHour ? hour : hour + 1
  const roomFrom = nextSlot - QUEUE_HOURS
  if (roomFrom > Math.floor(Date.now() / HOUR_MS)) throw new QueueFull(new Date(roomFrom * HOUR_MS))
}

/**
 * Records one more e-mail to a mailbox whose owner has not confirmed, if it may have one more. Once its last link has expired,
 * counting begins again.
 * @returns the number of this e-mail, from 1; undefined if it must not be sent
 */
export async function recordUnconfirmedMail(tx: Transaction, mailboxHash: string): Promise<number | undefined> {
  const now = new Date()
  const expired = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  const rows = await tx.$queryRaw<{ count: number }[]>`
    INSERT INTO "UnconfirmedMail" AS "m" ("mailboxHash", "count", "lastAt") VALUES (${mailboxHash}, 1, ${now})
    ON CONFLICT ("mailboxHash") DO UPDATE
      SET "count" = CASE WHEN "m"."lastAt" <= ${expired} THEN 1 ELSE "m"."count" + 1 END, "lastAt" = ${now}
      WHERE "m"."lastAt" <= ${expired} OR "m"."count" < ${MAX_UNCONFIRMED_MAILS}
    RETURNING "count"`
  return rows[0] && Number(rows[0].count)
}

/**
 * Enqueues the e-mail that asks, for the first hour with room.
 * @param number of this e-mail to the mailbox, as recordUnconfirmedMail has returned it
 */
export async function askToConfirm(
  tx: Transaction,
  { subscriberId, email, mailboxHash, networkHash, replaces }: ConfirmationRecipient,
  number: number
): Promise<void> {
  const due = await reserveSendHour(tx)
  const data = { subscriberId, isLast: number === MAX_UNCONFIRMED_MAILS, replaces }
  await enqueueEmail(tx, 'confirm', email, data, due && { due, network: networkHash })
  if (!due) return
  // Others may go first until then.
  const lastAt = new Date(Date.now() + QUEUE_HOURS * HOUR_MS)
  await tx.unconfirmedMail.update({ where: { mailboxHash }, data: { lastAt } })
  await takeTurns(tx)
}

/**
 * True if this hour has a place for somebody who signed up earlier, while no e-mail could be sent. Half of the places are left to
 * those who sign up now.
 */
export async function hasRoomThisHour(): Promise<boolean> {
  const perHour = env().CONFIRMATIONS_PER_HOUR
  if (perHour === 0) return true
  const row = await db().setting.findUnique({ where: { key: QUEUE_SETTING } })
  const { hour, used } = readHour(row?.value)
  const thisHour = Math.floor(Date.now() / HOUR_MS)
  return hour < thisHour || (hour === thisHour && used < perHour / 2)
}

/**
 * Takes a place in the first hour (UTC) that has fewer confirmation requests than allowed. The count is in one row, which
 * stays locked until the transaction ends.
 * @returns the beginning of that hour; undefined if the e-mail may be sent now
 */
async function reserveSendHour(tx: Transaction): Promise<Date | undefined> {
  const perHour = env().CONFIRMATIONS_PER_HOUR
  if (perHour === 0) return undefined
  const rows = await tx.$queryRaw<{ value: string }[]>`
    INSERT INTO "Setting" AS "s" ("key", "value") VALUES (${QUEUE_SETTING}, '0:0')
    ON CONFLICT ("key") DO UPDATE SET "value" = "s"."value" RETURNING "value"`
  const { hour: lastHour, used } = readHour(rows[0]?.value)
  const thisHour = Math.floor(Date.now() / HOUR_MS)
  let slot = lastHour < thisHour ? { hour: thisHour, used: 1 } : { hour: lastHour, used: used + 1 }
  if (slot.used > perHour) slot = { hour: slot.hour + 1, used: 1 }
  await tx.setting.update({ where: { key: QUEUE_SETTING }, data: { value: `${slot.hour}:${slot.used}` } })
  return slot.hour === thisHour ? undefined : new Date(slot.hour * HOUR_MS)
}

/** The last hour with confirmation requests, counted from 1970, and their number. */
function readHour(value = ''): { hour: number; used: number } {
  const [hour = 0, used = 0] = value.split(':').map(Number)
  return { hour, used }
}

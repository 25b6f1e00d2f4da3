/**
 * The deliveries of a day's e-mail: who is to get it, and who has it. A row per subscriber and day is leased before the
 * e-mail is handed over; whoever wrote the lease sends. A lease ends by itself, so that those of a process that died are
 * taken up by the next.
 */
import { db } from '../../db/client'
import { RECIPIENT, recordRefusals } from '../list/subscribers'

export interface Lease {
  id: string
  subscriberId: string
  email: string
  /** Number of earlier tries. */
  attempts: number
  /** True if the address has refused e-mails since it last took one. */
  hasRefused: boolean
  /** End of the lease: a result counts as long as no other process has taken the row over. */
  due: Date
}

/** Number of rows that one statement adds, so that no other writer waits for long. */
const ADDED_AT_ONCE = 5_000
/** Mailings refused for the sender's sake after which nothing is sent to an address any more. */
const PAUSED_AFTER = 14
/** Number of reasons that are reported. */
const REASONS = 5

/** Number of subscribers who have the e-mail of a day, or for whom it was refused for good. */
export async function countSettled(day: string): Promise<number> {
  return db().delivery.count({ where: settledOn(day) })
}

/**
 * Adds a row of this day, due at once, for everyone who may be sent to and has none. Another run may do so meanwhile: the order
 * of the ids keeps the two from waiting for each other.
 */
export async function addMissing(day: string): Promise<void> {
  let added: number
  do {
    added = await db().$executeRaw`
      INSERT INTO "Delivery" ("id", "day", "subscriberId", "status", "attempts", "due")
      SELECT ${day} || '.' || "id", ${day}, "id", 'waiting', 0, ${new Date()} FROM "Subscriber" AS "s"
      WHERE "confirmedAt" IS NOT NULL AND "bouncedAt" IS NULL AND "pausedAt" IS NULL
        AND NOT EXISTS (SELECT 1 FROM "Delivery" WHERE "subscriberId" = "s"."id" AND "day" = ${day})
      ORDER BY "id" LIMIT ${ADDED_AT_ONCE}
      ON CONFLICT DO NOTHING`
  } while (added > 0)
}

/** Leases rows that wait and are due; if there are none, those that a process that died has left. */
export async function leaseDue(day: string, limit: number, leaseMs: number): Promise<Lease[]> {
  const now = new Date()
  const due = { lte: now }
  // One status at a time: the index has the rows of each in the order of their time.
  for (const status of ['waiting', 'sending']) {
    const rows = await db().delivery.findMany({
      where: { ...openOn(day), status, due },
      orderBy: { due: 'asc' },
      take: limit,
      include: { subscriber: true }
    })
    if (rows.length === 0) continue
    const until = new Date(now.getTime() + leaseMs)
    const leased = await db().delivery.updateManyAndReturn({
      where: { id: { in: rows.map(({ id }) => id) }, status, due },
      data: { status: 'sending', due: until },
      select: { id: true }
    })
    const ids = new Set(leased.map(({ id }) => id))
    return rows
      .filter(({ id }) => ids.has(id))
      .map(({ id, subscriberId, attempts, subscriber: { email, permanentErrors, blockedMailings } }) => ({
        id,
        subscriberId,
        email,
        attempts,
        hasRefused: permanentErrors + blockedMailings > 0,
        due: until
      }))
  }
  return []
}

/** Filter for the rows of a day that are sent or were refused for good. */
function settledOn(day: string) {
  return { day, status: { in: ['sent', 'failed'] } }
}

/** Filter for the rows of a day that are leased or wait, and may still be sent. */
function openOn(day: string) {
  return { day, status: { in: ['sending', 'waiting'] }, subscriber: { bouncedAt: null, pausedAt: null } }
}

/** Time when the next row of a day is due again, leases of live processes included; undefined if none is before `until`. */
export async function nextDue(day: string, until: Date): Promise<Date | undefined> {
  const row = await db().delivery.findFirst({
    where: { ...openOn(day), due: { lt: until } },
    orderBy: { due: 'asc' },
    select: { due: true }
  })
  return row?.due
}

/** The last errors of the mail server, without addresses, for which e-mails of a day are not sent, the most frequent first. */
export async function failureReasons(day: string): Promise<{ reason: string; count: number }[]> {
  const groups = await db().delivery.groupBy({
    by: ['lastError'],
    where: { day, status: { not: 'sent' }, lastError: { not: null } },
    _count: true,
    orderBy: { _count: { lastError: 'desc' } },
    take: REASONS
  })
  return groups.map(({ lastError, _count }) => ({ reason: lastError ?? '', count: _count }))
}

/** Lets a run try at once what an earlier one had put off. */
export async function bringForward(day: string): Promise<void> {
  const now = new Date()
  await db().delivery.updateMany({ where: { day, status: 'waiting', due: { gt: now } }, data: { due: now } })
}

/** Deletes the deliveries of days before this one. */
export async function deleteBefore(day: string): Promise<void> {
  await db().delivery.deleteMany({ where: { day: { lt: day } } })
}

/** Records that the server has taken these e-mails. */
export async function markSent(leases: Lease[]): Promise<void> {
  const ids = leases.map(({ id }) => id)
  const mended = leases.filter(({ hasRefused }) => hasRefused).map(({ subscriberId }) => subscriberId)
  const data = { status: 'sent', sentAt: new Date(), attempts: { increment: 1 }, lastError: null }
  const sent = db().delivery.updateMany({ where: { id: { in: ids } }, data })
  if (mended.length === 0) await sent
  else
    await db().$transaction([
      sent,
      db().subscriber.updateMany({ where: { id: { in: mended } }, data: { permanentErrors: 0, blockedMailings: 0 } })
    ])
}

/** Puts off an e-mail that could not be sent: it is tried again at `due`. */
export async function markWaiting({ id, due: leasedUntil }: Lease, due: Date, lastError: string): Promise<void> {
  await db().delivery.updateMany({
    where: { id, status: 'sending', due: leasedUntil },
    data: { status: 'waiting', due, lastError, attempts: { increment: 1 } }
  })
}

/** Gives leases of one batch back that were not used, unless they have ended and are another's by now. */
export async function release(leases: Lease[]): Promise<void> {
  const ids = leases.map(({ id }) => id)
  await db().delivery.updateMany({
    where: { id: { in: ids }, status: 'sending', due: leases[0]?.due },
    data: { status: 'waiting', due: new Date() }
  })
}

/**
 * Records e-mails that were refused for good (5xx): they are not tried again that day. After the third refusal in a row nothing is
 * sent to the address any more.
 * @param leases with the time until which they were put off; one that another process has taken up since is left to it
 * @returns the number of leases that no other process has taken up
 */
export async function markRefused(leases: Lease[]): Promise<number> {
  return db().$transaction(async (tx) => {
    const refused = await tx.delivery.updateManyAndReturn({
      where: { status: 'waiting', OR: leases.map(({ id, due }) => ({ id, due })) },
      data: { status: 'failed' },
      select: { subscriberId: true }
    })
    await recordRefusals(
      tx,
      refused.map(({ subscriberId }) => subscriberId)
    )
    return refused.length
  })
}

/**
 * Records the mailing of a day for addresses that were refused for the sender's sake (5.7.x), though the server took others of their
 * provider. An address is paused after too many; its e-mail of that day waits all the same.
 */
export async function recordBlocked(day: string, subscriberIds: string[]): Promise<void> {
  const id = { in: subscriberIds }
  // A mailing counts once, however often it is run.
  const notYet = { OR: [{ blockedOn: null }, { blockedOn: { not: day } }] }
  await db().$transaction([
    db().subscriber.updateMany({
      where: { id, ...notYet },
      data: { blockedMailings: { increment: 1 }, blockedOn: day }
    }),
    db().subscriber.updateMany({
      where: { id, blockedMailings: { gte: PAUSED_AFTER }, pausedAt: null },
      data: { pausedAt: new Date() }
    })
  ])
}

/** Number of subscribers who are still to get the e-mail of a day. */
export async function countToSend(day: string): Promise<number> {
  return db().subscriber.count({ where: { ...RECIPIENT, deliveries: { none: settledOn(day) } } })
}

/**
 * The deliveries of the daily e-mail: who is to get it on which date, and who has it. A row per subscriber and date of theirs is
 * leased before the e-mail is handed over; whoever wrote the lease sends. A lease ends by itself, so that those of a process that
 * died are taken up by the next.
 */
import { dateBefore, HOUR_MS, utcDate } from '../../calendar/utc-date'
import { localTime } from '../../calendar/zone-clock'
import { db, isUniqueViolation } from '../../db/client'
import { clockOf, isWanted, NOT_COMPUTED, nextSendAfter, type Schedule, sendMoment } from '../list/schedule'
import { RECIPIENT, recordRefusals } from '../list/subscribers'

export interface Lease {
  id: string
  /** The reader's date. */
  day: string
  subscriberId: string
  email: string
  /** The categories that the reader has chosen, null for all. */
  categories: string | null
  /** Number of earlier tries. */
  attempts: number
  /** True if the address has refused e-mails since it last took one. */
  hasRefused: boolean
  /** End of the lease: a result counts as long as no other process has taken the row over. */
  due: Date
}

/** Number of subscribers whose turn comes in one transaction, so that no other writer waits for long. */
const AT_ONCE = 500
/** Mailings refused for the sender's sake after which nothing is sent to an address any more. */
const PAUSED_AFTER = 14
/** Number of days for which it is known who got the e-mail, as /privacy says. */
const KEEP_DAYS = 60
/** Number of reasons that are reported. */
const REASONS = 5

/** The dates that it is anywhere, from UTC-12 to UTC+14, the earliest first. */
export function currentDates(now: Date): string[] {
  const shifts = [-12, 0, 14].map((hours) => utcDate(new Date(now.getTime() + hours * HOUR_MS)))
  return [...new Set(shifts)]
}

/** Number of subscribers who are due until a moment. */
export async function countDue(until: Date): Promise<number> {
  return db().subscriber.count({ where: { ...RECIPIENT, nextSendAt: { lte: until } } })
}

/**
 * Adds a row of their present date for everyone whose time has come, and moves their time on. Reads those alone. Another run may do
 * so meanwhile: each subscriber is moved on by one of the two.
 * @param until a moment from `now` on: who is to get the e-mail of the present date by then gets it already now
 */
export async function addDue(now: Date, until: Date): Promise<void> {
  let last = { nextSendAt: NOT_COMPUTED, id: '' }
  for (;;) {
    const rows = await db().subscriber.findMany({
      // Of those that are left as they are, the next look begins behind the last one.
      where: {
        nextSendAt: { gte: last.nextSendAt, lte: until },
        NOT: { nextSendAt: last.nextSendAt, id: { lte: last.id } }
      },
      orderBy: [{ nextSendAt: 'asc' }, { id: 'asc' }],
      take: AT_ONCE
    })
    const end = rows.at(-1)
    if (!end) return
    last = end
    const turns = new Map<string, Turn & { ids: string[] }>()
    for (const row of rows) {
      const turn = turnOf(row, now, until)
      if (!turn) continue
      const isRecipient = row.confirmedAt && !row.bouncedAt && !row.pausedAt
      const key = `${turn.next.getTime()} ${isRecipient ? turn.day : undefined}`
      const known = turns.get(key)
      if (known) known.ids.push(row.id)
      else turns.set(key, { next: turn.next, day: isRecipient ? turn.day : undefined, ids: [row.id] })
    }
    for (const turn of turns.values()) await take(turn, until)
  }
}

interface Turn {
  next: Date
  /** The date whose e-mail is sent now, if there is one. */
  day?: string
}

/** What a run does about a subscriber who is due; undefined if they are left as they are. */
function turnOf(row: Schedule & { nextSendAt: Date }, now: Date, until: Date): Turn | undefined {
  const { zone } = clockOf(row)
  const { date } = localTime(zone, now.getTime())
  const isNew = row.nextSendAt.getTime() === NOT_COMPUTED.getTime()
  if (isNew && isWanted(row, date) && sendMoment(row, date) > until) return { next: sendMoment(row, date) }
  // Due before the next run, but with the e-mail of another date: a run that is late then sends it.
  if (row.nextSendAt > now && localTime(zone, row.nextSendAt.getTime()).date !== date) return undefined
  return { next: nextSendAfter(row, date), day: isWanted(row, date) ? date : undefined }
}

/** Moves subscribers on and adds their rows, both or neither. Those that another run has moved on are left to it. */
async function take(turn: Turn & { ids: string[] }, until: Date): Promise<void> {
  const { ids, next, day } = turn
  const where = { id: { in: ids }, nextSendAt: { lte: until } }
  try {
    await db().$transaction(async (tx) => {
      const taken = await tx.subscriber.updateManyAndReturn({ where, data: { nextSendAt: next }, select: { id: true } })
      if (day === undefined) return
      const subscriberId = { in: taken.map(({ id }) => id) }
      const rows = await tx.delivery.findMany({ where: { subscriberId, day }, select: { subscriberId: true } })
      const have = new Set(rows.map((row) => row.subscriberId))
      const missing = taken.filter(({ id }) => !have.has(id))
      await tx.delivery.createMany({
        data: missing.map(({ id }) => ({
          id: `${day}.${id}`,
          day,
          subscriberId: id,
          status: 'waiting',
          due: new Date()
        }))
      })
    })
  } catch (error) {
    // The release before this one, which adds rows for everyone, has added one in this very moment.
    if (!isUniqueViolation(error)) throw error
    await take(turn, until)
  }
}

/**
 * Leases rows of these dates that wait and are due; if there are none, those that a process that died has left. What is of a date
 * that has ended for its reader is not sent any more.
 */
export async function leaseDue(days: string[], limit: number, leaseMs: number, now: Date): Promise<Lease[]> {
  const due = { lte: new Date() }
  const until = new Date(due.lte.getTime() + leaseMs)
  // One day and status at a time: the index has the rows of each in the order of their time.
  for (const [status, day] of ['waiting', 'sending'].flatMap((status) => days.map((day) => [status, day] as const))) {
    const rows = await db().delivery.findMany({
      where: { ...openOn(day), status, due },
      orderBy: { due: 'asc' },
      take: limit,
      include: { subscriber: true }
    })
    if (rows.length === 0) continue
    const isExpired = ({ subscriber }: (typeof rows)[number]) =>
      localTime(clockOf(subscriber).zone, now.getTime()).date !== day
    await markExpired(rows.filter(isExpired).map(({ id }) => id))
    const leased = await db().delivery.updateManyAndReturn({
      where: { id: { in: rows.filter((row) => !isExpired(row)).map(({ id }) => id) }, status, due },
      data: { status: 'sending', due: until },
      select: { id: true }
    })
    const ids = new Set(leased.map(({ id }) => id))
    if (ids.size === 0) continue
    return rows
      .filter(({ id }) => ids.has(id))
      .map(({ id, subscriberId, attempts, subscriber: { email, categories, permanentErrors, blockedMailings } }) => ({
        id,
        day,
        subscriberId,
        email,
        categories,
        attempts,
        hasRefused: permanentErrors + blockedMailings > 0,
        due: until
      }))
  }
  return []
}

const OPEN = { status: { in: ['sending', 'waiting'] } }
/** The result of a delivery whose date ended for its reader before the e-mail was sent. */
const EXPIRED = { status: 'failed', lastError: 'Its date had ended before it could be sent.' }

async function markExpired(ids: string[]): Promise<void> {
  if (ids.length > 0) await db().delivery.updateMany({ where: { id: { in: ids }, ...OPEN }, data: EXPIRED })
}

/**
 * Marks deliveries of the three days before `earliestDay` that were not sent as failed: those dates have ended in every time zone.
 * @param earliestDay the earliest date that it is anywhere
 */
export async function failExpired(earliestDay: string): Promise<void> {
  const ended = [1, 2, 3].map((days) => dateBefore(earliestDay, days))
  await db().delivery.updateMany({ where: { day: { in: ended }, ...OPEN }, data: EXPIRED })
}

/** Filter for the rows of a day that are leased or wait, and may still be sent. */
function openOn(day: string) {
  return { day, ...OPEN, subscriber: { bouncedAt: null, pausedAt: null } }
}

/** Number of e-mails of these dates that are still to be sent. */
export async function countOpen(days: string[]): Promise<number> {
  return db().delivery.count({ where: { ...openOn(''), day: { in: days } } })
}

/** Time when the next row of these dates is due again, leases of live processes included; undefined if none is before `until`. */
export async function nextDue(days: string[], until: Date): Promise<Date | undefined> {
  const rows = await db().delivery.findMany({
    where: { ...openOn(''), day: { in: days }, due: { lt: until } },
    orderBy: { due: 'asc' },
    take: 1,
    select: { due: true }
  })
  return rows[0]?.due
}

/** The last errors of the mail server, without addresses, for which e-mails of these dates are not sent, the most frequent first. */
export async function failureReasons(days: string[]): Promise<{ reason: string; count: number }[]> {
  const groups = await db().delivery.groupBy({
    by: ['lastError'],
    where: { day: { in: days }, status: { not: 'sent' }, lastError: { not: null } },
    _count: true,
    orderBy: { _count: { lastError: 'desc' } },
    take: REASONS
  })
  return groups.map(({ lastError, _count }) => ({ reason: lastError ?? '', count: _count }))
}

/** Lets a run try at once what an earlier one had put off. */
export async function bringForward(days: string[]): Promise<void> {
  const now = new Date()
  await db().delivery.updateMany({
    where: { day: { in: days }, status: 'waiting', due: { gt: now } },
    data: { due: now }
  })
}

/** Deletes the deliveries of old dates, and what was picked for them by category. */
export async function deleteOldDeliveries(now = new Date()): Promise<void> {
  const day = dateBefore(utcDate(now), KEEP_DAYS)
  await db().delivery.deleteMany({ where: { day: { lt: day } } })
  await db().categoryPick.deleteMany({ where: { day: { lt: day } } })
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
 * Records the mailing for addresses that were refused for the sender's sake (5.7.x), though the server took others of their
 * provider. An address is paused after too many; its e-mail of that day waits all the same.
 */
export async function recordBlocked(leases: Lease[]): Promise<void> {
  await db().$transaction(async (tx) => {
    for (const day of new Set(leases.map((lease) => lease.day))) {
      const id = { in: leases.filter((lease) => lease.day === day).map(({ subscriberId }) => subscriberId) }
      // A mailing counts once, however often it is run.
      await tx.subscriber.updateMany({
        where: { id, OR: [{ blockedOn: null }, { blockedOn: { not: day } }] },
        data: { blockedMailings: { increment: 1 }, blockedOn: day }
      })
      const where = { id, blockedMailings: { gte: PAUSED_AFTER }, pausedAt: null }
      await tx.subscriber.updateMany({ where, data: { pausedAt: new Date() } })
    }
  })
}

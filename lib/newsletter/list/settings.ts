/** What a reader of the daily e-mail chooses: time, days, categories, a pause, and another address. */
import * as z from 'zod/mini'
import { type CategoryName, categoryNames } from '../../../content/types'
import { personalColumns } from '../../../prisma/personal-columns'
import { isDate } from '../../calendar/local-date'
import { dateBefore, utcDate } from '../../calendar/utc-date'
import { canonicalZone, isTime } from '../../calendar/zone-clock'
import { email } from '../../content/text/text-schema'
import { db, retryOnConflict, type Transaction } from '../../db/client'
import { normalAddress, openAllHashes } from './address'
import { openHasher } from './former-keys'
import { clockOf, nextSendFrom, SEND_DAYS } from './schedule'
import { WORKS } from './subscribers'
import { askToConfirm, recordUnconfirmedMail, requireRoomInQueue } from './unconfirmed-mail'

/** The longest pause, in days. */
const PAUSE_DAYS = 366

/** POST /api/newsletter/settings */
export const settingsSchema = z.object({
  time: z.string().check(z.refine(isTime, 'Please enter a time such as 07:00.')),
  timeZone: z.string().check(z.refine((name) => canonicalZone(name) !== undefined, 'Please choose a time zone.')),
  days: z.enum(['daily', ...SEND_DAYS], 'Please choose the days.'),
  categories: z.array(z.enum(categoryNames), 'Please choose from the list.'),
  awayUntil: z.optional(
    z
      .string()
      .check(
        z.refine(
          (date) => isDate(date) && date <= dateBefore(utcDate(new Date()), -PAUSE_DAYS),
          'Please choose a date within a year.'
        )
      )
  ),
  newEmail: z.optional(email)
})

type Choice = z.output<typeof settingsSchema>

/** What a reader has chosen, for the form; undefined if they are not on the list. */
export async function readSettings(id: string) {
  const row = await db().subscriber.findUnique({ where: { id } })
  if (!row?.confirmedAt) return undefined
  const { zone, time } = clockOf(row)
  return {
    time,
    timeZone: zone,
    days: row.sendDays ?? 'daily',
    categories: row.categories?.split(' ') ?? [],
    awayUntil: row.awayUntil && row.awayUntil > utcDate(new Date()) ? row.awayUntil : '',
    hasChosenZone: row.timeZone !== null
  }
}

/**
 * Saves what a reader has chosen. A date whose e-mail they have had is not sent again.
 * @returns the moment of the next e-mail; undefined if they are not on the list
 */
export async function saveSettings(id: string, choice: Choice): Promise<Date | undefined> {
  const { time, timeZone, days, categories, awayUntil = null } = choice
  const chosen = categoryNames.filter((name) => categories.includes(name))
  const schedule = {
    sendTime: time,
    timeZone: canonicalZone(timeZone) ?? 'UTC',
    sendDays: days === 'daily' ? null : days,
    awayUntil
  }
  const last = await db().delivery.findFirst({
    where: { subscriberId: id },
    orderBy: { day: 'desc' },
    select: { day: true }
  })
  const nextSendAt = nextSendFrom(schedule, new Date(), last?.day)
  const { count } = await db().subscriber.updateMany({
    where: { id, confirmedAt: { not: null } },
    data: { ...schedule, categories: namesOf(chosen), nextSendAt }
  })
  return count === 0 ? undefined : nextSendAt
}

/** All of them are as good as none. */
function namesOf(chosen: CategoryName[]): string | null {
  return chosen.length === 0 || chosen.length === categoryNames.length ? null : chosen.join(' ')
}

/**
 * Asks the owner of another address whether the daily e-mail may go there. Until they say yes it goes to the present one. As at a
 * sign-up, nobody is told that a mailbox was asked often enough.
 * @param network that it was entered from
 * @throws QueueFull if too many of them wait
 */
export async function askNewAddress(subscriberId: string, address: string, network?: string): Promise<void> {
  const email = normalAddress(address)
  await requireRoomInQueue()
  const subscriber = await db().subscriber.findUnique({ where: { id: subscriberId } })
  if (!subscriber) return
  const hash = await openHasher([email, subscriber.email])
  const { mailboxHash, networkHash } = hash(email, network)
  const replaces = hash(subscriber.email).emailHash
  await db().$transaction(async (tx) => {
    const number = await recordUnconfirmedMail(tx, mailboxHash)
    if (number === undefined) return
    await askToConfirm(tx, { subscriberId, email, mailboxHash, networkHash, replaces }, number)
  })
}

/**
 * The owner of another address says yes. A repeated call changes nothing more.
 * @param move the other address, and the hash of the one from which it was asked: the link is good while the reader has that
 * @returns true if the daily e-mail goes to that address now; false if the subscriber has left or moved meanwhile
 */
export async function moveSubscriber(id: string, move: { email: string; replaces: string }): Promise<boolean> {
  const subscriber = await db().subscriber.findUnique({
    where: { id },
    select: { ...personalColumns.Subscriber, nextSendAt: true }
  })
  if (!subscriber) return false
  const { email: former, ...chosen } = subscriber
  const email = normalAddress(move.email)
  if (former === email) return true
  const formerHashes = (await openAllHashes())(former)
  if (!formerHashes.some(({ emailHash }) => emailHash === move.replaces)) return false
  const hash = await openHasher([former, email])
  const act = async (tx: Transaction) => {
    const { emailHash } = hash(former)
    // An import of an old file must not bring the former address back.
    await tx.suppression.upsert({ where: { emailHash }, create: { emailHash }, update: {} })
    await tx.suppression.deleteMany({ where: { emailHash: hash(email).emailHash } })
    await tx.unconfirmedMail.deleteMany({ where: { mailboxHash: hash(email).mailboxHash } })
    // If the address is on the list by itself, it stays, so that the links that were sent to it work on.
    const { count } = await tx.subscriber.updateMany({
      where: { email },
      data: { confirmedAt: new Date(), unaskedSince: null, ...chosen }
    })
    if (count > 0) await tx.subscriber.deleteMany({ where: { id } })
    else await tx.subscriber.updateMany({ where: { id, email: former }, data: { email, ...WORKS } })
  }
  await retryOnConflict(() => db().$transaction(act))
  return true
}

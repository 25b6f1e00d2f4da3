/** The list of the daily e-mail: who joins it, and who leaves. */
import { DAY_MS } from '../../calendar/utc-date'
import { db, retryOnConflict, type Transaction, wipeDeleted } from '../../db/client'
import { env } from '../../env'
import { CONFIRM_WITHIN_MS } from '../emails/links'
import { enqueueEmail, type OutboxKind, renewConfirmation } from '../outbox/outbox'
import { type AddressHashes, normalAddress } from './address'
import { openHasher } from './former-keys'
import { NOT_CHOSEN, nextSendFrom } from './schedule'
import { askToConfirm, MAX_UNCONFIRMED_MAILS, recordUnconfirmedMail, requireRoomInQueue } from './unconfirmed-mail'

/** Those who may be sent to: they have confirmed, and their mailbox takes e-mails. */
export const RECIPIENT = { confirmedAt: { not: null }, bouncedAt: null, pausedAt: null }
/** Nothing is known against an address. */
export const WORKS = { bouncedAt: null, permanentErrors: 0, pausedAt: null, blockedMailings: 0 }
/** Refusals after which nothing is sent to an address any more. */
const BOUNCED_AFTER = 3
/** Milliseconds until the same address may be asked to confirm again. */
const ASK_AGAIN_MS = 600_000
/** The single e-mails that only a subscriber gets: unsubscribing deletes them from the outbox. */
const LIST_EMAILS: OutboxKind[] = ['welcome', 'confirm', 'unsubscribe']

/**
 * Puts an address on the list as the site is set up, and has the e-mail sent that belongs to it: to welcome, or to ask. One that is
 * there already stays as it is. Addresses compare without case. Returns after the row is on disk, and with it the e-mail in the outbox.
 * @param network that it was entered from: networks take turns while requests wait
 * @returns true if the site requires every new subscriber to confirm by e-mail (double opt-in). It is the same for all
 *   addresses, so that it does not reveal whether one has unsubscribed before
 * @throws QueueFull if too many confirmation requests wait
 */
export async function signUp(address: string, network?: string): Promise<boolean> {
  const { SMTP_URL, DOUBLE_OPT_IN } = env()
  const email = normalAddress(address)
  const canSend = SMTP_URL !== undefined
  if (canSend) await requireRoomInQueue()
  const hashes = (await openHasher([email]))(email, network)
  await retryOnConflict(() => db().$transaction((tx) => join(tx, email, hashes, canSend, DOUBLE_OPT_IN)))
  return canSend && DOUBLE_OPT_IN
}

/**
 * @param canSend true if e-mails can be sent; otherwise whoever has to confirm is asked later
 * @param confirmFirst true if every address joins only once its owner has confirmed it; one that has left the list always has to
 */
async function join(
  tx: Transaction,
  email: string,
  { emailHash, mailboxHash, networkHash }: AddressHashes,
  canSend: boolean,
  confirmFirst: boolean
): Promise<void> {
  // A write first: SQLite then waits for its turn here and not in the middle.
  // Whoever subscribes again has a mailbox that works again, or finds out that it does not.
  await tx.subscriber.updateMany({
    where: { email, OR: [{ bouncedAt: { not: null } }, { pausedAt: { not: null } }] },
    data: WORKS
  })
  const known = await tx.subscriber.findUnique({ where: { email } })
  if (known?.confirmedAt) return
  if (known && canSend && (await renewConfirmation(tx, email))) return
  const left = await tx.suppression.findFirst({ where: { OR: [{ emailHash }, { mailboxHash }] } })
  const hasToConfirm = confirmFirst || left !== null
  const now = new Date()
  if (known && canSend && known.subscribedAt.getTime() > now.getTime() - ASK_AGAIN_MS) return
  // Nobody is told that the limit is reached, nor is anything stored then: both would be about somebody else.
  // Without e-mail, whoever joins at once is counted too: all of them are written to once e-mail is set up. The others are
  // counted when they are asked.
  const isCounted = canSend || !hasToConfirm
  const number = isCounted ? await recordUnconfirmedMail(tx, mailboxHash) : undefined
  if (isCounted && number === undefined) return
  const isAsked = hasToConfirm || (canSend && number === MAX_UNCONFIRMED_MAILS)
  const unaskedSince = isAsked && !canSend ? (known?.unaskedSince ?? now) : null
  const data = {
    unaskedSince,
    ...(isAsked ? { subscribedAt: now } : { confirmedAt: now, nextSendAt: nextSendFrom(NOT_CHOSEN, now) })
  }
  const { id: subscriberId } = known
    ? await tx.subscriber.update({ where: { email }, data })
    : await tx.subscriber.create({ data: { email, ...data } })
  if (!canSend || number === undefined) return
  if (!isAsked) return enqueueEmail(tx, 'welcome', email, { subscriberId })
  await askToConfirm(tx, { subscriberId, email, mailboxHash, networkHash }, number)
}

/**
 * The owner of an address says yes. A repeated call changes nothing more.
 * @returns true if the address is on the list now; false if it has left
 */
export async function confirmSubscriber(id: string): Promise<boolean> {
  const subscriber = await db().subscriber.findUnique({ where: { id } })
  if (!subscriber) return false
  const { emailHash, mailboxHash } = (await openHasher([subscriber.email]))(subscriber.email)
  await db().$transaction(async (tx) => {
    // What comes later is counted from the beginning.
    await tx.unconfirmedMail.deleteMany({ where: { mailboxHash } })
    const where = { id, confirmedAt: null }
    const data = { confirmedAt: new Date(), unaskedSince: null, nextSendAt: nextSendFrom(NOT_CHOSEN, new Date()) }
    const { count } = await tx.subscriber.updateMany({ where, data })
    if (count === 0) return
    await tx.suppression.deleteMany({ where: { emailHash } })
    await enqueueEmail(tx, 'welcome', subscriber.email, { subscriberId: id })
  })
  return true
}

/**
 * Records that a subscriber is asked to confirm now, which may be long after the sign-up: the row is kept for as long as the
 * link of this e-mail works.
 * @returns true if the subscriber still has to confirm
 */
export async function markAsked(id: string): Promise<boolean> {
  const where = { id, confirmedAt: null }
  const { count } = await db().subscriber.updateMany({ where, data: { subscribedAt: new Date() } })
  return count === 1
}

/** State of the subscriber with this id: confirmed, still to confirm, or not on the list. */
export async function subscriberState(id: string): Promise<'confirmed' | 'waiting' | 'gone'> {
  const subscriber = await db().subscriber.findUnique({ where: { id }, select: { confirmedAt: true } })
  if (!subscriber) return 'gone'
  return subscriber.confirmedAt ? 'confirmed' : 'waiting'
}

/** The address of a subscriber, for whoever has its link, which may have been forwarded: `a•••@example.org`. */
export async function maskedAddress(id: string): Promise<string> {
  const subscriber = await db().subscriber.findUnique({ where: { id }, select: { email: true } })
  return subscriber?.email.replace(/^(.)[^@]*/u, '$1•••') ?? ''
}

/**
 * Has the link to unsubscribe sent to an address on the list. Whoever has not confirmed gets no daily e-mail, and strangers
 * must not have more sent to them than the confirmation requests.
 * @param mayBeSent asked only for an address on the list
 */
export async function sendUnsubscribeLink(address: string, mayBeSent: () => Promise<boolean>): Promise<void> {
  const email = normalAddress(address)
  const subscriber = await db().subscriber.findUnique({ where: { email }, select: { id: true, confirmedAt: true } })
  if (!subscriber?.confirmedAt || !(await mayBeSent())) return
  await db().$transaction((tx) => enqueueEmail(tx, 'unsubscribe', email, { subscriberId: subscriber.id }))
}

/**
 * Erases an address: from the list, from the deliveries and from the outbox. A salted hash stays, so that an import does not
 * bring it back. A repeated call changes nothing more.
 */
export async function unsubscribe(id: string): Promise<void> {
  const subscriber = await db().subscriber.findUnique({ where: { id } })
  if (subscriber) await suppress([subscriber])
}

/** Someone who has left: an address, or its hashes from an export. */
export type Suppressed =
  | { email: string; emailHash?: undefined }
  | { emailHash: string; mailboxHash?: string; createdAt?: Date }

/** What an import would have done so far, if it did it: the hashes of those who leave, and whether those who join wait. */
export interface Planned {
  emails: Set<string>
  mailboxes: Set<string>
  listed: Map<string, boolean>
}

/**
 * Keeps hashes of those who have left, here or elsewhere, and takes their addresses off the list.
 * @param left no more than 400
 * @param planned to write nothing, but to keep here what would be done
 * @returns whether the address of each was on the list, in their order
 */
export async function suppress(left: Suppressed[], planned?: Planned): Promise<boolean[]> {
  const emails = left.flatMap((one) => (one.emailHash === undefined ? one.email : []))
  const hash = await openHasher(emails)
  const hashesOf = ({ emailHash, mailboxHash }: AddressHashes) => ({ emailHash, mailboxHash })
  const rows = left.map((one) => (one.emailHash === undefined ? hashesOf(hash(one.email)) : one))
  const byHash = new Map(rows.map((row) => [row.emailHash, row]))
  const email = { in: emails }
  const takeOff = async () => {
    const listed = (await db().subscriber.findMany({ where: { email } })).map((row) => row.email)
    if (left.length === 0) return listed
    const known = (await suppressionsOf(rows)).emails
    if (planned) {
      const stay = listed.filter((one) => !planned.emails.has(hash(one).emailHash))
      for (const { emailHash, mailboxHash } of byHash.values()) {
        planned.emails.add(emailHash)
        if (mailboxHash && !known.has(emailHash)) planned.mailboxes.add(mailboxHash)
      }
      return stay
    }
    // Whoever is on the list leaves now, whatever is kept of an earlier time.
    const leaving = listed.map((one) => hash(one).emailHash)
    for (const emailHash of leaving) known.delete(emailHash)
    await db().$transaction([
      db().subscriber.deleteMany({ where: { email } }),
      db().outboxMail.deleteMany({ where: { email, kind: { in: LIST_EMAILS } } }),
      db().suppression.deleteMany({ where: { emailHash: { in: leaving } } }),
      db().suppression.createMany({ data: [...byHash.values()].filter(({ emailHash }) => !known.has(emailHash)) })
    ])
    return listed
  }
  const listed = new Set(await retryOnConflict(takeOff))
  if (!planned && listed.size > 0) await wipeDeleted()
  return left.map((one) => one.emailHash === undefined && listed.has(one.email))
}

/** The hashes of addresses and of mailboxes that have left, of these. */
export async function suppressionsOf(hashes: { emailHash: string; mailboxHash?: string }[]) {
  const emailHash = { in: hashes.map((one) => one.emailHash) }
  const mailboxHash = { in: hashes.flatMap((one) => one.mailboxHash ?? []) }
  const rows = await db().suppression.findMany({ where: { OR: [{ emailHash }, { mailboxHash }] } })
  return {
    emails: new Set(rows.map((row) => row.emailHash)),
    mailboxes: new Set(rows.flatMap((row) => row.mailboxHash ?? []))
  }
}

/**
 * Erases the addresses that were asked to confirm and whose links have expired, and how often mailboxes were asked. Those that
 * were not asked yet stay. The time of one that was asked by a clock that ran ahead begins now. A repeated call changes nothing more.
 */
export async function deleteExpired(): Promise<void> {
  const now = Date.now()
  const expired = { lt: new Date(now - CONFIRM_WITHIN_MS) }
  const asked = { confirmedAt: null, unaskedSince: null }
  await db().subscriber.deleteMany({ where: { ...asked, subscribedAt: expired } })
  const inFuture = { gt: new Date(now + DAY_MS) }
  await db().subscriber.updateMany({
    where: { ...asked, subscribedAt: inFuture },
    data: { subscribedAt: new Date(now) }
  })
  await db().unconfirmedMail.deleteMany({ where: { lastAt: expired } })
}

/** Records a refusal of each of these subscribers. The third in a row ends it for the address. */
export async function recordRefusals(tx: Transaction, ids: string[]): Promise<void> {
  const id = { in: ids }
  await tx.subscriber.updateMany({ where: { id }, data: { permanentErrors: { increment: 1 } } })
  await tx.subscriber.updateMany({
    where: { id, permanentErrors: { gte: BOUNCED_AFTER }, bouncedAt: null },
    data: { bouncedAt: new Date() }
  })
}

/** Everything that is known of one person, for who asks for it or wants it erased. */
import { blankedColumns, personalColumns } from '../../prisma/personal-columns'
import { db, wipeDeleted } from '../db/client'
import { normalAddress } from '../newsletter/list/address'
import { openHasher } from '../newsletter/list/former-keys'
import { unsubscribe } from '../newsletter/list/subscribers'
import { withAddress } from './repository'

/** @param address in any case; exactly this one, not the others of its mailbox */
export async function exportPerson(address: string) {
  const email = normalAddress(address)
  const { emailHash, mailboxHash } = (await openHasher([email]))(email)
  const submissions = await withAddress(address)
  const found = await db().subscriber.findUnique({
    where: { email },
    select: {
      ...personalColumns.Subscriber,
      ...{ subscribedAt: true, unaskedSince: true, confirmedAt: true, bouncedAt: true, pausedAt: true, consent: true },
      nextSendAt: true,
      deliveries: { orderBy: { day: 'asc' }, select: { day: true, status: true, sentAt: true, lastError: true } }
    }
  })
  const { deliveries = [], ...subscriber } = found ?? {}
  return {
    address: address.trim(),
    subscriber: found && subscriber,
    deliveries,
    /** E-mails in the outbox. */
    queued: await db().outboxMail.findMany({
      where: addressedTo(email, submissions),
      orderBy: { createdAt: 'asc' },
      select: { ...personalColumns.OutboxMail, kind: true, createdAt: true, lastError: true }
    }),
    /** Time when the address left the list, null if it did not: only a hash of it is kept then. */
    leftAt: (await db().suppression.findUnique({ where: { emailHash } }))?.createdAt ?? null,
    /** E-mails that were sent before anyone has confirmed, counted by a hash of the mailbox. */
    unconfirmed: await db().unconfirmedMail.findUnique({
      where: { mailboxHash },
      select: { count: true, lastAt: true }
    }),
    submissions
  }
}

/**
 * Erases an address from all tables. What stays: texts that were decided on, without name and address; affirmations that
 * were published; and hashes that keep the address from being written to again. Again is as good as once.
 * @returns the numbers of subscribers and queued e-mails, and of the submissions that were deleted or blanked
 */
export async function erasePerson(address: string) {
  const email = normalAddress(address)
  const submissions = await withAddress(address)
  const id = { in: submissions.map((submission) => submission.id) }
  const [deleted, blanked] = await db().$transaction([
    db().submission.deleteMany({ where: { id, status: 'pending' } }),
    db().submission.updateMany({ where: { id }, data: blankedColumns.Submission })
  ])
  const where = addressedTo(email, submissions)
  const queued = await db().outboxMail.count({ where })
  const subscriber = await db().subscriber.findUnique({ where: { email } })
  if (subscriber) await unsubscribe(subscriber.id)
  await db().outboxMail.deleteMany({ where })
  await wipeDeleted()
  return { subscribers: subscriber ? 1 : 0, queued, deleted: deleted.count, blanked: blanked.count }
}

/** Filter for the e-mails to an address. Those about submissions have it as it was written in the form. */
function addressedTo(email: string, submissions: { email: string }[]) {
  return { email: { in: [email, ...submissions.map((submission) => submission.email)] } }
}

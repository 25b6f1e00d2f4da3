/** Everything that the newsletter has about one person. */
import { db } from '../../db/client'
import { normalAddress, openHasher } from './address'
import { unsubscribe } from './subscribers'

/** @param spellings of the address in other rows: the queue has it as it was written in a form */
export async function exportNewsletterData(address: string, spellings: string[]) {
  const email = normalAddress(address)
  const { emailHash, mailboxHash } = (await openHasher())(email)
  const found = await db().subscriber.findUnique({
    where: { email },
    select: {
      ...{ subscribedAt: true, unaskedSince: true, confirmedAt: true, bouncedAt: true },
      deliveries: { orderBy: { day: 'asc' }, select: { day: true, status: true, sentAt: true, lastError: true } }
    }
  })
  const { deliveries = [], ...subscriber } = found ?? {}
  return {
    subscriber: found && subscriber,
    deliveries,
    /** E-mails that are queued. */
    queued: await db().outboxMail.findMany({
      where: addressed(address, spellings),
      orderBy: { createdAt: 'asc' },
      select: { kind: true, createdAt: true, lastError: true }
    }),
    /** Time when the address left the list, null if it did not: only a hash of it is kept then. */
    leftAt: (await db().suppression.findUnique({ where: { emailHash } }))?.createdAt ?? null,
    /** E-mails that were sent before anyone has confirmed, counted by a hash of the mailbox. */
    unconfirmed: await db().unconfirmedMail.findUnique({
      where: { mailboxHash },
      select: { count: true, lastAt: true }
    })
  }
}

/** Erases an address from the list and from the queue. Its suppression hash stays, or is written if it was on the list. */
export async function eraseNewsletterData(address: string, spellings: string[]) {
  const subscriber = await db().subscriber.findUnique({ where: { email: normalAddress(address) } })
  const waiting = await db().outboxMail.count({ where: addressed(address, spellings) })
  if (subscriber) await unsubscribe(subscriber.id)
  await db().outboxMail.deleteMany({ where: addressed(address, spellings) })
  return { subscribers: subscriber ? 1 : 0, queued: waiting }
}

function addressed(address: string, spellings: string[]) {
  return { email: { in: [normalAddress(address), ...spellings] } }
}

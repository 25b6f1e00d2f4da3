/** Everything that the newsletter has about one person. */
import { db } from '../../db/client'
import { normalAddress, openHasher } from './address'
import { unsubscribe } from './subscribers'

export interface NewsletterData {
  subscriber: { subscribedAt: Date; unaskedSince: Date | null; confirmedAt: Date | null; bouncedAt: Date | null } | null
  deliveries: { day: string; status: string; sentAt: Date | null; lastError: string | null }[]
  /** E-mails that are queued. */
  queued: { kind: string; createdAt: Date; lastError: string | null }[]
  /** Time when the address left the list, null if it did not: only a hash of it is kept then. */
  leftAt: Date | null
  /** E-mails that were sent before anyone has confirmed, counted by a hash of the mailbox. */
  unconfirmed: { count: number; lastAt: Date } | null
}

/** @param spellings of the address in other rows: the queue has it as it was written in a form */
export async function exportNewsletterData(address: string, spellings: string[]): Promise<NewsletterData> {
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
    subscriber: found && (subscriber as NewsletterData['subscriber']),
    deliveries,
    queued: await db().outboxMail.findMany({
      where: addressed(address, spellings),
      orderBy: { createdAt: 'asc' },
      select: { kind: true, createdAt: true, lastError: true }
    }),
    leftAt: (await db().suppression.findUnique({ where: { emailHash } }))?.createdAt ?? null,
    unconfirmed: await db().unconfirmedMail.findUnique({
      where: { mailboxHash },
      select: { count: true, lastAt: true }
    })
  }
}

/** Erases an address from the list and from the queue. Its suppression hash stays, or is written if it was on the list. */
export async function eraseNewsletterData(
  address: string,
  spellings: string[]
): Promise<{ subscribers: number; queued: number }> {
  const subscriber = await db().subscriber.findUnique({ where: { email: normalAddress(address) } })
  const waiting = await db().outboxMail.count({ where: addressed(address, spellings) })
  if (subscriber) await unsubscribe(subscriber.id)
  await db().outboxMail.deleteMany({ where: addressed(address, spellings) })
  return { subscribers: subscriber ? 1 : 0, queued: waiting }
}

function addressed(address: string, spellings: string[]) {
  return { email: { in: [normalAddress(address), ...spellings] } }
}

/** Asks subscribers to confirm who signed up while no e-mail could be sent. */
import { db, type Transaction } from '../../db/client'
import { openHasher } from './former-keys'
import { askToConfirm, type ConfirmationRecipient, hasRoomThisHour, recordUnconfirmedMail } from './unconfirmed-mail'

/** While so many e-mails have failed and wait, the mail server does not work: a request would be given up after two days. */
const TOO_MANY_FAILING = 10
/** Thrown to undo a transaction whose subscriber is not to be asked any more. */
const NO_LONGER_UNASKED = new Error('This subscriber no longer waits to be asked.')

/**
 * Asks those who signed up while no e-mail could be sent, the oldest first, as long as the mail server works and this hour has
 * room for them. Any number of processes may do so at once.
 * @param limit at most so many
 */
export async function askUnasked(limit: number): Promise<void> {
  const unasked = await db().subscriber.findMany({
    where: { unaskedSince: { not: null } },
    orderBy: { unaskedSince: 'asc' },
    take: limit,
    select: { id: true, email: true }
  })
  if (unasked.length === 0) return
  if ((await db().outboxMail.count({ where: { attempts: { gt: 0 } } })) >= TOO_MANY_FAILING) return
  const hash = await openHasher(unasked.map(({ email }) => email))
  for (const { id: subscriberId, email } of unasked) {
    if (!(await hasRoomThisHour())) return
    const { mailboxHash } = hash(email)
    try {
      await db().$transaction((tx) => askOnce(tx, { subscriberId, email, mailboxHash }))
    } catch (error) {
      if (error !== NO_LONGER_UNASKED) throw error
    }
  }
}

/** Locks the rows in the order of a sign-up, so that neither waits for the other. */
async function askOnce(tx: Transaction, asked: ConfirmationRecipient): Promise<void> {
  const where = { id: asked.subscriberId, unaskedSince: { not: null } }
  const number = await recordUnconfirmedMail(tx, asked.mailboxHash)
  // As at a sign-up, nothing is stored of an address beyond what its mailbox may be sent.
  if (number === undefined) {
    await tx.subscriber.deleteMany({ where })
    return
  }
  const data = { subscribedAt: new Date(), unaskedSince: null }
  const { count } = await tx.subscriber.updateMany({ where, data })
  if (count === 0) throw NO_LONGER_UNASKED
  await askToConfirm(tx, asked, number)
}

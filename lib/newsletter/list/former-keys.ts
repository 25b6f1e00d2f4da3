/** After a change of SECRET: addresses that were hashed with a former key are recognized, and hashed anew when they are met. */
import { db, isUniqueViolation } from '../../db/client'
import { rememberKeys } from '../../db/secret'
import { type AddressHashes, openAllHashes } from './address'

/**
 * Hashes addresses. What is kept of these under a former key is hashed anew first, so that whoever looks for the hashes finds it.
 * @param emails normal addresses, no more than a few hundred
 */
export async function openHasher(emails: string[]): Promise<(email: string, network?: string) => AddressHashes> {
  const hashesOf = await openAllHashes()
  await rehash(emails, hashesOf)
  return (email, network) => hashesOf(email, network)[0] as AddressHashes
}

async function rehash(emails: string[], hashesOf: Awaited<ReturnType<typeof openAllHashes>>): Promise<void> {
  const former = emails.flatMap((email) => {
    const [now, ...before] = hashesOf(email)
    return before.flatMap(({ emailHash, mailboxHash }) => (now ? [{ emailHash, mailboxHash, now }] : []))
  })
  if (former.length === 0) return
  const emailHash = { in: former.map((hashes) => hashes.emailHash) }
  const mailboxHash = { in: former.map((hashes) => hashes.mailboxHash) }
  const suppressions = await db().suppression.findMany({ where: { OR: [{ emailHash }, { mailboxHash }] } })
  const counts = await db().unconfirmedMail.findMany({ where: { mailboxHash } })
  for (const row of suppressions) {
    const own = former.find((hashes) => hashes.emailHash === row.emailHash)?.now
    // Another address of the mailbox has left: only the hash of the mailbox can be told.
    const mailbox = former.find((hashes) => hashes.mailboxHash === row.mailboxHash)?.now.mailboxHash
    const data = own ? { emailHash: own.emailHash, mailboxHash: own.mailboxHash } : { mailboxHash: mailbox }
    const where = { emailHash: row.emailHash }
    await replace(
      () => db().suppression.updateMany({ where, data }),
      () => db().suppression.deleteMany({ where })
    )
  }
  for (const row of counts) {
    const where = { mailboxHash: row.mailboxHash }
    const mailbox = former.find((hashes) => hashes.mailboxHash === row.mailboxHash)?.now.mailboxHash
    await replace(
      () => db().unconfirmedMail.updateMany({ where, data: { mailboxHash: mailbox } }),
      () => db().unconfirmedMail.deleteMany({ where })
    )
  }
}

/** Removes the former row if there is a present one already. */
async function replace(update: () => Promise<unknown>, remove: () => Promise<unknown>): Promise<void> {
  try {
    await update()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await remove()
  }
}

/** What the start says if addresses that have left are no longer recognized, since the key of their hashes is not known. */
export async function warningOfChangedKey(): Promise<string | undefined> {
  if (await rememberKeys()) return undefined
  const count = await db().suppression.count()
  if (count === 0) return undefined
  return `SECRET has changed, and addresses that have left the list (${count}) may be added again: put its former value into SECRET_PREVIOUS.`
}

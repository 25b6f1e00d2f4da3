/** Everything that is known of one person, for who asks for it or wants it erased. */
import { db } from '../db/client'
import { eraseNewsletterData, exportNewsletterData } from '../newsletter/list/person'
import { fromRow, withAddress } from './repository'

/** @param address in any case; exactly this one, not the others of its mailbox */
export async function exportPerson(address: string) {
  const rows = await withAddress(address)
  const newsletter = await exportNewsletterData(address, spellingsIn(rows))
  return { address: address.trim(), ...newsletter, submissions: rows.map(fromRow) }
}

/**
 * Erases an address from all tables. What stays: texts that were decided on, without name and address; affirmations that
 * were published; and hashes that keep the address from being written to again. Again is as good as once.
 * @returns the numbers of subscribers and queued e-mails, and of the submissions that were deleted or blanked
 */
export async function erasePerson(address: string) {
  const rows = await withAddress(address)
  const ids = rows.map(({ id }) => id)
  const [deleted, blanked] = await db().$transaction([
    db().submission.deleteMany({ where: { id: { in: ids }, status: 'pending' } }),
    db().submission.updateMany({ where: { id: { in: ids } }, data: { name: '', email: '', mailbox: '' } })
  ])
  return { ...(await eraseNewsletterData(address, spellingsIn(rows))), deleted: deleted.count, blanked: blanked.count }
}

function spellingsIn(rows: { email: string }[]): string[] {
  return [...new Set(rows.map(({ email }) => email))]
}

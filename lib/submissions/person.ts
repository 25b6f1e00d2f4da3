/** Everything that is known of one person, for who asks for it or wants it erased. */
import { db } from '../db/client'
import { eraseNewsletterData, exportNewsletterData, type NewsletterData } from '../newsletter/list/person'
import { fromRow, withAddress } from './repository'
import type { Submission } from './types'

export interface PersonData extends NewsletterData {
  address: string
  submissions: Submission[]
}

export interface Erased {
  subscribers: number
  queued: number
  /** Submissions that waited for review: deleted. */
  deleted: number
  /** Decided submissions: without name and address from now on. */
  blanked: number
}

/** @param address in any case; exactly this one, not the others of its mailbox */
export async function exportPerson(address: string): Promise<PersonData> {
  const rows = await withAddress(address)
  const newsletter = await exportNewsletterData(address, spellingsIn(rows))
  return { address: address.trim(), ...newsletter, submissions: rows.map(fromRow) }
}

/**
 * Erases an address from all tables. What stays: texts that were decided on, without name and address; affirmations that
 * were published; and hashes that keep the address from being written to again. Again is as good as once.
 */
export async function erasePerson(address: string): Promise<Erased> {
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

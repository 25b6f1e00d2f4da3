/** The list of the daily e-mail. */
import { db, isUniqueViolation } from './client'

/**
 * Puts an address on the list; one that is there already stays as it is. Addresses compare without case.
 * Returns after the row is on disk.
 */
export async function subscribe(email: string): Promise<void> {
  try {
    await db().subscriber.create({ data: { email: email.trim().toLowerCase(), confirmedAt: new Date() } })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

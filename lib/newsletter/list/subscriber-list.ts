/** The list of the daily e-mail as a whole: bringing addresses in, and taking them out. In batches, whatever its size. */
import { db, isUniqueViolation } from '../../db/client'
import { openHasher } from './address'
import { rehash } from './former-keys'

const BATCH = 500

export type ImportOutcome = 'added' | 'known' | 'suppressed'

/**
 * Adds addresses as confirmed, also those that wait: whoever imports them has the consent already. Those that have left stay
 * away, and those that have bounced stay as they are.
 * @param emails normal addresses, no more than a few hundred
 * @returns the outcome of each, in their order
 */
export async function importAddresses(emails: string[]): Promise<ImportOutcome[]> {
  await rehash(emails)
  const hash = await openHasher()
  const hashes = emails.map((email) => hash(email).emailHash)
  // Subscribers first: whoever unsubscribes after this read is still among them, and before it among the suppressions.
  const subscribers = await db().subscriber.findMany({ where: { email: { in: emails } } })
  const suppressions = await db().suppression.findMany({ where: { emailHash: { in: hashes } } })
  const suppressed = new Set(suppressions.map(({ emailHash }) => emailHash))
  const isWaiting = ({ confirmedAt, bouncedAt }: (typeof subscribers)[number]) => !confirmedAt && !bouncedAt
  const waiting = new Set(subscribers.filter(isWaiting).map(({ email }) => email))
  const known = new Set(subscribers.filter((row) => !isWaiting(row)).map(({ email }) => email))
  const outcomes = emails.map((email, index): ImportOutcome => {
    if (suppressed.has(hashes[index] as string)) return 'suppressed'
    if (known.has(email)) return 'known'
    known.add(email)
    return 'added'
  })
  const added = emails.filter((_, index) => outcomes[index] === 'added')
  try {
    const confirmedAt = new Date()
    await db().$transaction([
      db().subscriber.updateMany({
        where: { email: { in: added.filter((email) => waiting.has(email)) }, confirmedAt: null, bouncedAt: null },
        data: { confirmedAt, unaskedSince: null }
      }),
      db().subscriber.createMany({
        data: added.filter((email) => !waiting.has(email)).map((email) => ({ email, confirmedAt }))
      })
    ])
    return outcomes
  } catch (error) {
    // One of them signed up in this very moment: nothing was added, and now it is known.
    if (!isUniqueViolation(error)) throw error
    return importAddresses(emails)
  }
}

/** Everyone on the list, in the order of ids. */
export async function* listSubscribers() {
  let after = ''
  for (;;) {
    const rows = await db().subscriber.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, email: true, subscribedAt: true, confirmedAt: true, bouncedAt: true }
    })
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** The list of the daily e-mail as a whole: bringing addresses in, and taking them out. In batches, whatever its size. */
import { randomBytes } from 'node:crypto'
import { isOn } from '../../../content/site'
import { db, isUniqueViolation } from '../../db/client'
import type { Prisma } from '../../db/generated/client'
import { acceptedKeyFingerprints } from '../../db/secret'
import type { AddressHashes } from './address'
import { openHasher } from './former-keys'
import { NOT_CHOSEN, nextSendFrom } from './schedule'
import { type Planned, suppressionsOf } from './subscribers'

const BATCH = 500

/** The columns of an export. Those who left have hashes, with the fingerprint of their key, in place of an address. */
export const EXPORT_COLUMNS = [
  ...(['id', 'email', 'subscribedAt', 'confirmedAt', 'bouncedAt', 'pausedAt', 'unaskedSince', 'consent'] as const),
  ...(['sendTime', 'timeZone', 'sendDays', 'categories', 'awayUntil'] as const),
  ...(['leftAt', 'emailHash', 'mailboxHash', 'key'] as const)
]

/** Someone who is to be on the list: confirmed, bounced, or with neither date waiting. */
export type NewSubscriber = Omit<Prisma.SubscriberCreateManyInput, 'nextSendAt'>

type ImportOutcome = 'added' | 'known' | 'suppressed'

/**
 * Adds people, and confirms those who wait if they come as confirmed. Those who have left, with this address or another of their
 * mailbox, stay away, and those that have bounced stay as they are.
 * @param people with normal addresses, no more than 400
 * @param options `planned`: to write nothing, but to keep here what would be done. `byMailbox`: false if they stay away only with this very address, as whoever has
 *   joined this site with another one of the mailbox
 * @returns the outcome of each, in their order
 */
export async function importSubscribers(
  people: NewSubscriber[],
  options: { planned?: Planned; byMailbox?: boolean } = {}
): Promise<ImportOutcome[]> {
  const { planned, byMailbox = true } = options
  if (people.length === 0) return []
  const hash = await openHasher(people.map((person) => person.email))
  const hashes = people.map(({ email }) => hash(email))
  const email = { in: people.map((person) => person.email) }
  const id = { in: people.flatMap((person) => person.id ?? []) }
  // Subscribers first: whoever unsubscribes after this read is still among them, and before it among the suppressions.
  const subscribers = await db().subscriber.findMany({ where: { OR: [{ email }, { id }] } })
  const suppressions = await suppressionsOf(hashes)
  const isSuppressed = ({ emailHash, mailboxHash }: AddressHashes) =>
    [suppressions, planned].some(
      (some) => some?.emails.has(emailHash) || (byMailbox && some?.mailboxes.has(mailboxHash))
    )
  const waits = ({ confirmedAt, bouncedAt }: Pick<NewSubscriber, 'confirmedAt' | 'bouncedAt'>) =>
    !confirmedAt && !bouncedAt
  /** Whether each that is on the list waits. */
  const listed = new Map(subscribers.map((row) => [row.email, waits(row)]))
  const takenIds = new Set(subscribers.map((row) => row.id))
  const confirmed: NewSubscriber[] = []
  const created: (NewSubscriber & { nextSendAt: Date })[] = []
  const now = new Date()
  const outcomes = people.map((person, index): ImportOutcome => {
    const { email, confirmedAt, bouncedAt } = person
    if (isSuppressed(hashes[index] as AddressHashes)) return 'suppressed'
    const isListed = listed.get(email) ?? planned?.listed.get(email)
    const confirms = isListed && confirmedAt && !bouncedAt
    if (isListed !== undefined && !confirms) return 'known'
    listed.set(email, waits(person))
    planned?.listed.set(email, waits(person))
    if (confirms) confirmed.push(person)
    else {
      const nextSendAt = nextSendFrom({ ...NOT_CHOSEN, ...person }, now)
      created.push({ ...person, id: person.id && !takenIds.has(person.id) ? person.id : newId(), nextSendAt })
    }
    return 'added'
  })
  if (planned) return outcomes
  try {
    await db().$transaction([
      db().subscriber.createMany({ data: created }),
      ...confirmed.map(({ email, confirmedAt, consent }) =>
        db().subscriber.updateMany({
          where: { email, confirmedAt: null, bouncedAt: null },
          data: { confirmedAt, unaskedSince: null, consent, nextSendAt: nextSendFrom(NOT_CHOSEN, now) }
        })
      )
    ])
    return outcomes
  } catch (error) {
    // One of them signed up in this very moment: nothing was added, and now it is known.
    if (!isUniqueViolation(error)) throw error
    return importSubscribers(people, options)
  }
}

/** Prisma's own ids take longer to make than all else of an import. */
function newId(): string {
  return `i${randomBytes(12).toString('hex')}`
}

/** Everyone on the list in the order of ids, then those who have left. */
export async function* listForExport() {
  let after = ''
  for (;;) {
    const rows = await db().subscriber.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      omit: { permanentErrors: true, blockedMailings: true, blockedOn: true, nextSendAt: true }
    })
    yield* rows
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const key = (await acceptedKeyFingerprints()).join(' ')
  for (let hash = ''; ; ) {
    const rows = await db().suppression.findMany({
      where: { emailHash: { gt: hash } },
      orderBy: { emailHash: 'asc' },
      take: BATCH
    })
    yield* rows.map(({ createdAt: leftAt, ...hashes }) => ({ ...hashes, leftAt, key }))
    const last = rows.at(-1)
    if (!last) return
    hash = last.emailHash
  }
}

/** What the start says if the newsletter is switched off, and addresses are stored that /privacy no longer names. */
export async function warningOfUnusedList(): Promise<string | undefined> {
  const count = isOn('newsletter') ? 0 : await db().subscriber.count()
  if (count === 0) return undefined
  return `The newsletter is switched off, and its list still has addresses (${count}): see docs/make-it-yours.md.`
}

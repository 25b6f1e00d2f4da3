/** Which addresses the entries of the corpus get, where they change theirs, swap them, or find them taken. */
import type { AffirmationEntry } from '../../content/types'
import type { Transaction } from '../db/client'
import { freeSlug } from './positions'

/**
 * Frees the addresses that new and changed entries want, as far as they may have them: an address that is published for
 * another line stays there. Then an entry that is new gets the next free one, and a published one keeps what it has.
 * A line that left the corpus gives its address up when an entry wants it.
 * @param changed the entries that are new or changed
 * @param corpus all entries
 * @param known the corpus' rows by id
 * @returns the address of each changed entry, by id
 * @throws Error where two entries want the same address
 */
export async function assignSlugs(
  tx: Transaction,
  changed: AffirmationEntry[],
  corpus: AffirmationEntry[],
  known: ReadonlyMap<string, { slug: string }>
): Promise<ReadonlyMap<string, string>> {
  const reserved = ownAddresses(corpus)
  const moving = new Map(changed.flatMap(({ id, slug }) => (known.get(id)?.slug === slug ? [] : [[id, slug] as const])))
  const taken = await takenAddresses(tx, moving, new Set(corpus.map(({ id }) => id)))

  // An entry that cannot have its new address keeps its old one, which then is taken too.
  for (let before = -1; before !== taken.size; ) {
    before = taken.size
    for (const [id, slug] of moving) {
      const old = known.get(id)?.slug
      if (!old || !taken.has(slug)) continue
      moving.delete(id)
      taken.add(old)
    }
  }

  // Out of each other's way: two lines may swap their addresses.
  for (const id of moving.keys()) {
    if (known.has(id)) await tx.affirmation.update({ where: { id }, data: { slug: `~${id}` } })
  }
  const given = new Map<string, string>()
  for (const { id } of changed) {
    const slug = moving.get(id)
    if (slug === undefined) given.set(id, known.get(id)?.slug ?? '')
    else given.set(id, taken.has(slug) ? await freeSlug(tx, slug, reserved) : slug)
    reserved.add(given.get(id) ?? '')
  }
  return given
}

function ownAddresses(corpus: AffirmationEntry[]): Set<string> {
  const owners = new Map<string, string>()
  for (const { id, slug } of corpus) {
    const other = owners.get(slug)
    if (other) throw new Error(`The corpus gives the address "${slug}" to ${other} and to ${id}: change one of them.`)
    owners.set(slug, id)
  }
  return new Set(owners.keys())
}

/** The wanted addresses that belong to lines which keep them. */
async function takenAddresses(
  tx: Transaction,
  moving: ReadonlyMap<string, string>,
  current: ReadonlySet<string>
): Promise<Set<string>> {
  const taken = new Set<string>()
  const holders = await tx.affirmation.findMany({
    where: { slug: { in: [...moving.values()] } },
    select: { id: true, slug: true, origin: true, position: true }
  })
  for (const { id, slug, origin, position } of holders) {
    if (moving.has(id)) continue
    const hasLeft = origin === 'corpus' && position === null && !current.has(id)
    if (hasLeft) await tx.affirmation.update({ where: { id }, data: { slug: id } })
    else taken.add(slug)
  }
  return taken
}

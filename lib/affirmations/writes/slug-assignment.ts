/** Assigns slugs to entries of the corpus that change theirs, swap them, or want one that is taken. */
import type { AffirmationEntry } from '../../../content/types'
import type { Transaction } from '../../db/client'
import { freeSlug } from './positions'

/** The most values in one statement: the number of its parameters has a limit. */
const BATCH = 500

/**
 * Frees the slugs that new and changed entries want, as far as they may have them: a slug that is published for another
 * affirmation stays there. Then an entry that is new gets the next free one, and a published one keeps what it has. An
 * affirmation that left the corpus gives its slug up if an entry wants it. A slug that an entry gives up becomes an alias.
 * @param changed the entries that are new or changed
 * @param corpus all entries
 * @param known the rows of the corpus by id
 * @returns the slug of each changed entry, by id
 * @throws Error if two entries want the same slug
 */
export async function assignSlugs(
  tx: Transaction,
  changed: AffirmationEntry[],
  corpus: AffirmationEntry[],
  known: ReadonlyMap<string, { slug: string }>
): Promise<ReadonlyMap<string, string>> {
  const reserved = ownSlugs(corpus)
  const moving = new Map(changed.flatMap(({ id, slug }) => (known.get(id)?.slug === slug ? [] : [[id, slug] as const])))
  const taken = await takenSlugs(tx, moving, new Set(corpus.map(({ id }) => id)))

  // An entry that cannot have its new slug keeps its old one, which then is taken too.
  for (let before = -1; before !== taken.size; ) {
    before = taken.size
    for (const [id, slug] of moving) {
      const old = known.get(id)?.slug
      if (!old || !taken.has(slug)) continue
      moving.delete(id)
      taken.add(old)
    }
  }

  // Temporary slugs, because two entries may swap theirs.
  for (const id of moving.keys()) {
    if (known.has(id)) await tx.affirmation.update({ where: { id }, data: { slug: `~${id}` } })
  }
  const assigned = new Map<string, string>()
  for (const { id } of changed) {
    const slug = moving.get(id)
    if (slug === undefined) assigned.set(id, known.get(id)?.slug ?? '')
    else assigned.set(id, taken.has(slug) ? await freeSlug(tx, slug, reserved) : slug)
    reserved.add(assigned.get(id) ?? '')
  }
  await saveAliases(tx, changed, known, assigned)
  return assigned
}

function ownSlugs(corpus: AffirmationEntry[]): Set<string> {
  const owners = new Map<string, string>()
  for (const { id, slug } of corpus) {
    const other = owners.get(slug)
    if (other) throw new Error(`The corpus gives the address "${slug}" to ${other} and to ${id}: change one of them.`)
    owners.set(slug, id)
  }
  return new Set(owners.keys())
}

/** The wanted slugs of affirmations that keep them. */
async function takenSlugs(
  tx: Transaction,
  moving: ReadonlyMap<string, string>,
  current: ReadonlySet<string>
): Promise<Set<string>> {
  const taken = new Set<string>()
  const holders = await tx.affirmation.findMany({
    where: { slug: { in: [...moving.values()] } },
    select: { id: true, slug: true, origin: true, retiredAt: true }
  })
  for (const { id, slug, origin, retiredAt } of holders) {
    if (moving.has(id)) continue
    const hasLeft = origin === 'corpus' && retiredAt !== null && !current.has(id)
    if (hasLeft) await tx.affirmation.update({ where: { id }, data: { slug: id } })
    else taken.add(slug)
  }
  return taken
}

/** Lets the aliases of entries and the slugs that they give up lead to them. An assigned slug is nobody's alias any more. */
async function saveAliases(
  tx: Transaction,
  changed: AffirmationEntry[],
  known: ReadonlyMap<string, { slug: string }>,
  assigned: ReadonlyMap<string, string>
): Promise<void> {
  const slugs = new Set(assigned.values())
  const aliases = new Map<string, string>()
  for (const { id, aliases: own = [] } of changed) {
    for (const slug of [known.get(id)?.slug ?? '', ...own]) {
      if (slug && !slugs.has(slug)) aliases.set(slug, id)
    }
  }
  const replaced = [...slugs, ...aliases.keys()]
  for (let from = 0; from < replaced.length; from += BATCH) {
    await tx.slugAlias.deleteMany({ where: { slug: { in: replaced.slice(from, from + BATCH) } } })
  }
  await tx.slugAlias.createMany({ data: [...aliases].map(([slug, affirmationId]) => ({ slug, affirmationId })) })
}

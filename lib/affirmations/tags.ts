/** The tags that published affirmations have. Reads all of them: for commands, not for requests. */
import { intensities } from '../../content/types'
import { suggestion } from '../content/did-you-mean'
import { subcategoryIds } from '../content/taxonomy'
import { db } from '../db/client'

const BATCH = 1_000

export async function knownTags(): Promise<string[]> {
  const known = new Set<string>([...intensities, ...subcategoryIds()])
  for (let last = ''; ; ) {
    const rows = await db().affirmation.findMany({
      where: { position: { not: null }, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, tags: true }
    })
    for (const { tags } of rows) for (const tag of tags as string[]) known.add(tag)
    if (rows.length < BATCH) return [...known].sort()
    last = rows.at(-1)?.id ?? ''
  }
}

/** A sentence for each tag that no published affirmation has, with the one that was probably meant. */
export async function unknownTags(tags: readonly string[]): Promise<string[]> {
  const known = await knownTags()
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `No affirmation has the tag "${tag}"${suggestion(tag, known) || '.'}`)
}

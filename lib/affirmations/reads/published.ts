/** All published affirmations: for commands, not for requests. */
import { db } from '../../db/client'

const BATCH = 1_000

interface PublishedAffirmation {
  id: string
  text: string
  tags: string[]
}

/** Every published affirmation in the order of ids, read in batches. */
export async function* eachPublished(): AsyncGenerator<PublishedAffirmation> {
  for (let last = ''; ; ) {
    const rows = await db().affirmation.findMany({
      where: { position: { not: null }, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, text: true, tags: true }
    })
    for (const { id, text, tags } of rows) yield { id, text, tags: tags as string[] }
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}

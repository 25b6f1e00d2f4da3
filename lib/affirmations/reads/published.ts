/** All published affirmations: for commands and for the search index, not for requests. */
import type { CategoryName } from '../../../content/types'
import { db } from '../../db/client'
import type { Affirmation } from '../types'

const BATCH = 1_000

export type PublishedAffirmation = Pick<
  Affirmation,
  'id' | 'slug' | 'text' | 'category' | 'subcategory' | 'tags' | 'audience'
>

/** Every published affirmation in the order of ids, read in batches. */
export async function* eachPublished(): AsyncGenerator<PublishedAffirmation> {
  for (let last = ''; ; ) {
    const rows = await db().affirmation.findMany({
      where: { position: { not: null }, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, slug: true, text: true, category: true, subcategory: true, tags: true, audience: true }
    })
    for (const row of rows) yield { ...row, category: row.category as CategoryName, tags: row.tags as string[] }
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}

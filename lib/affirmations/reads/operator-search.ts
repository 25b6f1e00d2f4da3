/** Finds affirmations for operators, published and retired. Scans the table: for commands, not for requests. */
import type { CategoryName } from '../../../content/types'
import { db } from '../../db/client'

interface ListFilter {
  category?: CategoryName
  /** Only those that an operator or a visitor has added. */
  origin?: string
  /** Both unless given. */
  isRetired?: boolean
}

/** Affirmations in the order of ids. */
export function listAffirmations({ category, origin, isRetired }: ListFilter) {
  const retiredAt = isRetired === undefined ? undefined : isRetired ? { not: null } : null
  return db().affirmation.findMany({
    where: { category, origin, retiredAt },
    orderBy: { id: 'asc' },
    select: { id: true, slug: true, category: true, audience: true, text: true, retiredAt: true }
  })
}

/** Affirmations whose text, id or slug has all of these words, in any case. */
export async function findByWords(words: string[]) {
  const wanted = words.map((word) => word.toLowerCase().replaceAll("'", '’'))
  return (await listAffirmations({})).filter(({ id, slug, text }) => {
    const said = `${text} ${id} ${slug}`.toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

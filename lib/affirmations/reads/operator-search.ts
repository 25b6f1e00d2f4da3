/** Finds affirmations for operators, published and retired. Scans the table: for commands, not for requests. */
import type { CategoryName } from '../../../content/types'
import { db } from '../../db/client'
import { Prisma } from '../../db/generated/client'

export interface FoundAffirmation {
  id: string
  category: string
  audience: string | null
  text: string
  retiredAt: Date | null
}

/** Affirmations whose text, id or slug has all of these words, in any case; the order is that of ids. */
export async function findByWords(words: string[]): Promise<FoundAffirmation[]> {
  const conditions = words.map((word) => {
    const pattern = `%${word
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/[\\%_]/g, '\\$&')}%`
    return Prisma.sql`(LOWER("text") LIKE ${pattern} ESCAPE '\\' OR "id" LIKE ${pattern} ESCAPE '\\' OR "slug" LIKE ${pattern} ESCAPE '\\')`
  })
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Affirmation" WHERE ${Prisma.join(conditions, ' AND ')}`
  return select({ id: { in: rows.map(({ id }) => id) } })
}

interface ListFilter {
  category?: CategoryName
  /** Only those that an operator or a visitor has added. */
  origin?: string
  isRetired: boolean
}

/** Affirmations in the order of ids. */
export async function listAffirmations({ category, origin, isRetired }: ListFilter) {
  return select({ category, origin, position: isRetired ? null : { not: null } })
}

function select(where: Prisma.AffirmationWhereInput): Promise<FoundAffirmation[]> {
  const fields = { id: true, category: true, audience: true, text: true, retiredAt: true }
  return db().affirmation.findMany({ where, orderBy: { id: 'asc' }, select: fields })
}

/** Finds affirmations for operators, published and retired. Scans the table up to a limit: for commands, not for requests. */
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
export async function findByWords(words: string[], limit: number): Promise<FoundAffirmation[]> {
  const conditions = words.map((word) => {
    const pattern = `%${word
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/[\\%_]/g, '\\$&')}%`
    return Prisma.sql`(LOWER("text") LIKE ${pattern} ESCAPE '\\' OR "id" LIKE ${pattern} ESCAPE '\\' OR "slug" LIKE ${pattern} ESCAPE '\\')`
  })
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Affirmation" WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY "id" LIMIT ${limit}`
  return select({ id: { in: rows.map(({ id }) => id) } }, limit)
}

export interface ListFilter {
  category?: CategoryName
  /** Only those that an operator or a visitor has added. */
  origin?: string
  isRetired: boolean
  /** Continues after this id. */
  after?: string
}

/** Affirmations page by page, in the order of ids. */
export async function listAffirmations({ category, origin, isRetired, after }: ListFilter, limit: number) {
  const position = isRetired ? null : { not: null }
  return select({ category, origin, position, ...(after && { id: { gt: after } }) }, limit)
}

function select(where: Prisma.AffirmationWhereInput, take: number): Promise<FoundAffirmation[]> {
  const fields = { id: true, category: true, audience: true, text: true, retiredAt: true }
  return db().affirmation.findMany({ where, orderBy: { id: 'asc' }, take, select: fields })
}

/** Reads affirmations by their positions in draw sets. */
import { db } from '../../db/client'
import { Prisma, type Affirmation as Row } from '../../db/generated/client'
import { fromRow } from '../reads/repository'
import type { PositionedAffirmation } from '../types'
import type { SetPosition } from './set-positions'

/**
 * The affirmations at these positions, in the same order; undefined for a missing position, and for one without an affirmation. Raw SQL, because
 * Prisma plans a query with several alternatives again for each number of them, which takes longer than the query.
 */
export async function findAtPositions(
  positions: readonly (SetPosition | undefined)[]
): Promise<(PositionedAffirmation | undefined)[]> {
  const wanted = positions.flatMap((found) =>
    found ? [Prisma.sql`(${found.set}, CAST(${found.position} AS INTEGER))`] : []
  )
  if (wanted.length === 0) return positions.map(() => undefined)
  const rows = await db().$queryRaw<Row[]>`
    SELECT * FROM "Affirmation" WHERE ("drawSet", "drawPosition") IN (VALUES ${Prisma.join(wanted)})
    LIMIT ${wanted.length}`
  const byPosition = new Map(rows.map((row) => [positionKey(row.drawSet, row.drawPosition), fromRow(row)]))
  return positions.map((found) => found && byPosition.get(positionKey(found.set, found.position)))
}

function positionKey(drawSet: string | null, drawPosition: number | null): string {
  return `${drawSet} ${drawPosition}`
}

/**
 * The sets from which affirmations are drawn: those of one category, audience and intensity. Positions in a set are dense
 * and its size is stored, so a draw costs the same whatever the size of the table, and any choice of categories and
 * intensities is a union of sets. Changes are part of a transaction that began with lockPositions.
 */
import { type CategoryName, type Intensity, intensities } from '../../../content/types'
import { ANYONE, LIST } from '../../content/situations'
import { db, type Transaction } from '../../db/client'
import { Prisma } from '../../db/generated/client'
import { intensityOf } from '../corpus/rules'
import type { Turn } from '../rotation'
import type { SetLength } from './set-positions'

interface DrawPosition {
  /** Null if the affirmation is never drawn. */
  drawSet: string | null
  drawPosition: number | null
}

const NOT_DRAWN: DrawPosition = { drawSet: null, drawPosition: null }

/** The names of the sets with affirmations of these categories for an audience. No intensity given means all. */
export function drawSetNames(
  categories: readonly CategoryName[],
  audience: string,
  wanted: readonly Intensity[] = intensities
): string[] {
  return categories.flatMap((category) => wanted.map((intensity) => nameOf(category, audience, intensity)))
}

/** The sets for a turn among the given ones: the set of its category and intensity, or all of its category if that is empty. */
export function setsOfTurn(sets: readonly SetLength[], { category, intensity }: Turn): SetLength[] {
  const named = (names: string[]) => sets.filter(({ set, length }) => length > 0 && names.includes(set))
  const wanted = named(drawSetNames([category], ANYONE, [intensity]))
  return wanted.length > 0 ? wanted : named(drawSetNames([category], ANYONE))
}

/** The set of an affirmation; null if it has no audience yet, or is only for the list of its subcategory. */
export function drawSetOf(affirmation: { category: string; audience: string | null; tags: string[] }): string | null {
  const { category, audience, tags } = affirmation
  const intensity = intensityOf(tags)
  return audience !== null && audience !== LIST && intensity ? nameOf(category, audience, intensity) : null
}

/** The lengths of the given sets, in their order. Raw SQL, because every draw reads them and Prisma's own query takes twice as long. */
export async function drawSetLengths(names: readonly string[]): Promise<SetLength[]> {
  const rows = await db().$queryRaw<{ name: string; count: number }[]>`
    SELECT "name", "count" FROM "DrawSet" WHERE "name" IN (${Prisma.join(names)})
    LIMIT ${names.length}`
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]))
  return names.map((name) => ({ set: name, length: counts.get(name) ?? 0 }))
}

/** Reserves the next position in each of the given sets, and counts it there. */
export async function joinDrawSets(tx: Transaction, names: readonly (string | null)[]): Promise<DrawPosition[]> {
  const added = new Map<string, number>()
  for (const name of names) if (name !== null) added.set(name, (added.get(name) ?? 0) + 1)
  const next = new Map<string, number>()
  for (const [name, many] of added) {
    const { count } = await tx.drawSet.upsert({
      where: { name },
      create: { name, count: many },
      update: { count: { increment: many } }
    })
    next.set(name, count - many)
  }
  return names.map((name) => {
    if (name === null) return NOT_DRAWN
    const drawPosition = next.get(name) ?? 0
    next.set(name, drawPosition + 1)
    return { drawSet: name, drawPosition }
  })
}

/** Takes an affirmation out of its set, if it is in one. The last one of the set moves into its position. */
export async function leaveDrawSet(tx: Transaction, id: string): Promise<void> {
  const { drawSet: name, drawPosition } = await tx.affirmation.findUniqueOrThrow({ where: { id } })
  if (name === null || drawPosition === null) return
  await tx.affirmation.update({ where: { id }, data: NOT_DRAWN })
  const { count } = await tx.drawSet.update({ where: { name }, data: { count: { decrement: 1 } } })
  if (drawPosition === count) return
  await tx.affirmation.update({
    where: { drawSet_drawPosition: { drawSet: name, drawPosition: count } },
    data: { drawPosition }
  })
}

function nameOf(category: string, audience: string, intensity: Intensity): string {
  return `${category}/${audience}/${intensity}`
}

/**
 * The deck: what a browser needs to draw each affirmation once before any comes again. The browser remembers which it has drawn;
 * the site lists those that can be drawn, and sends the whole text of a few for use without a connection.
 */
import { type CategoryName, categoryNames, type Intensity, intensities } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { db } from '../../db/client'
import { cardPayload } from '../reads/payload'
import { DAY_MS } from '../utc-date'
import { drawSetLengths, drawSetNames } from './draw-sets'
import { findAtPositions } from './find-at-positions'

/** The most ids of one category and strength: a browser can keep no more, and no request may grow with the table. */
const SET_LIMIT = 250
/** How many affirmations of a category are sent whole, by strength: ten for each category, sixty in all. */
const WHOLE: Record<Intensity, number> = { gentle: 4, moderate: 3, bold: 3 }

interface DeckSet {
  category: CategoryName
  strength: Intensity
  ids: string[]
}

export interface Deck {
  sets: DeckSet[]
  /** True if the sets name all affirmations that may be drawn. */
  isComplete: boolean
  /** Some of them whole, as a card shows them; others each day. */
  lines: ReturnType<typeof cardPayload>[]
}

/** @param now in milliseconds since 1970 */
export async function deckOf(now: number): Promise<Deck> {
  const names = drawSetNames(categoryNames, ANYONE)
  const lengths = await drawSetLengths(names)
  const [rows, whole] = await Promise.all([
    db().affirmation.findMany({
      where: { drawSet: { in: names }, drawPosition: { lt: SET_LIMIT } },
      orderBy: [{ drawSet: 'asc' }, { drawPosition: 'asc' }],
      select: { id: true, drawSet: true }
    }),
    findAtPositions(
      lengths.flatMap(({ set, length }) => positionsOf(set, length, now).map((position) => ({ set, position })))
    )
  ])
  const ids = new Map(names.map((name) => [name, [] as string[]]))
  for (const { id, drawSet } of rows) ids.get(drawSet ?? '')?.push(id)
  return {
    sets: categoryNames.flatMap((category) =>
      intensities.map((strength) => {
        const [name = ''] = drawSetNames([category], ANYONE, [strength])
        return { category, strength, ids: ids.get(name) ?? [] }
      })
    ),
    isComplete: lengths.every(({ length }) => length <= SET_LIMIT),
    lines: whole.flatMap((affirmation) => (affirmation ? cardPayload(affirmation) : []))
  }
}

/** The positions in a set of the affirmations that are sent whole today. Each day continues after the day before. */
function positionsOf(set: string, length: number, now: number): number[] {
  const count = Math.min(length, WHOLE[set.split('/')[2] as Intensity])
  const first = Math.floor(now / DAY_MS) * count
  return Array.from({ length: count }, (_, index) => (first + index) % length)
}

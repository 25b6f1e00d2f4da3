/**
 * The deck: what a browser needs to draw each affirmation once before any comes again. The browser remembers which it has drawn;
 * the site lists those that can be drawn, and sends the whole text of a few for use without a connection.
 */
import { categoryNames, type Intensity, intensities } from '../../../content/types'
import { DAY_MS } from '../../calendar/utc-date'
import { ANYONE } from '../../content/situations'
import { WINK } from '../corpus/rules'
import { cardPayload } from '../reads/payload'
import { currentSnapshot, poolOf } from '../reads/published'
import type { Affirmation } from '../types'

/** The most ids of one category and strength: a browser can keep no more, and no request may grow with the table. */
const MAX_IDS = 250
/** How many affirmations of a category are sent whole, by strength: ten for each category, sixty in all. */
const WHOLE: Record<Intensity, number> = { gentle: 4, moderate: 3, bold: 3 }

/** @param now in milliseconds since 1970 */
export async function deckOf(now: number) {
  const snapshot = await currentSnapshot()
  const sets = categoryNames.flatMap((category) =>
    intensities.map((strength) => {
      const pool = poolOf(snapshot, [category], ANYONE, strength)
      const others = poolOf(snapshot, [category], undefined, strength).filter(({ audience }) => audience !== ANYONE)
      return { category, strength, pool, others }
    })
  )
  return {
    sets: sets.map(({ pool, others, ...set }) => {
      const named = [...pool.slice(0, MAX_IDS), ...others.slice(0, MAX_IDS)]
      return {
        ...set,
        /** Ids of affirmations for anyone. */
        ids: idsOf(pool.slice(0, MAX_IDS)),
        /** Ids of affirmations for situations and lists, which come if the category is asked for. */
        others: idsOf(others.slice(0, MAX_IDS)),
        /** The ids among both of those that joke. */
        winks: idsOf(named.filter(({ tags }) => tags.includes(WINK)))
      }
    }),
    /** True if the sets name all affirmations that may be drawn. */
    isComplete: sets.every(({ pool, others }) => Math.max(pool.length, others.length) <= MAX_IDS),
    /** Some of them whole, as a card shows them; others each day. */
    lines: sets.flatMap(({ strength, pool }) => wholeOf(pool, WHOLE[strength], now).map(cardPayload))
  }
}

function idsOf(affirmations: Affirmation[]): string[] {
  return affirmations.map(({ id }) => id)
}

/** The affirmations of a set that are sent whole today. Each day continues after the day before. */
function wholeOf(pool: Affirmation[], most: number, now: number): Affirmation[] {
  const count = Math.min(pool.length, most)
  const first = Math.floor(now / DAY_MS) * count
  return Array.from({ length: count }, (_, index) => pool[(first + index) % pool.length] as Affirmation)
}

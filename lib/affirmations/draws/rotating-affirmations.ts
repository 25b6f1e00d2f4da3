/** Several affirmations for a date, the same for everyone: the affirmation of the day, then others by the rotation. */
import { categoryNames } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { positionInRound, turnAt } from '../rotation'
import type { Affirmation } from '../types'
import { dayNumber } from '../utc-date'
import { dailyAffirmation } from './daily-pick'
import { drawSetLengths, drawSetNames, setsOfTurn } from './draw-sets'
import { findAtPositions } from './find-at-positions'
import { positionAt, totalLength } from './set-positions'

/**
 * The affirmation of the date, then others for anyone, from categories and intensities in turn. A date takes the `count` - 1 turns
 * after those of the date before, so that none is skipped; one more is read in case the affirmation of the date is among them. Takes
 * two queries besides those for that one, whatever the size of the table.
 * @returns `count` of them, or fewer if there are not as many
 */
export async function rotatingAffirmations(date: string, count: number): Promise<Affirmation[]> {
  const daily = (await dailyAffirmation(date))?.affirmation
  const lengths = await drawSetLengths(drawSetNames(categoryNames, ANYONE))
  const positions = Array.from({ length: count }, (_, index) => {
    const turn = turnAt(dayNumber(date) * (count - 1) + index)
    const sets = setsOfTurn(lengths, turn)
    const total = totalLength(sets)
    return total === 0 ? [] : (positionAt(positionInRound(turn.round, total), sets) ?? [])
  }).flat()
  const others = (await findAtPositions(positions)).flatMap((affirmation) => affirmation ?? [])
  const byId = new Map([...(daily ? [daily] : []), ...others].map((affirmation) => [affirmation.id, affirmation]))
  return [...byId.values()].slice(0, count)
}

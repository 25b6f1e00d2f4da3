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
 * The affirmation of the day and others for anyone, from categories and intensities in turn. Each date has others until all have had
 * their turn. Takes two queries besides those for the affirmation of the day, whatever the size of the table.
 */
export async function rotatingAffirmations(date: string, count: number): Promise<Affirmation[]> {
  const today = (await dailyAffirmation(date))?.affirmation
  const all = await drawSetLengths(drawSetNames(categoryNames, ANYONE))
  const positions = Array.from({ length: count }, (_, index) => {
    const turn = turnAt(dayNumber(date) * count + index)
    const sets = setsOfTurn(all, turn)
    const total = totalLength(sets)
    return total === 0 ? [] : (positionAt(positionInRound(turn.round, total), sets) ?? [])
  }).flat()
  const others = (await findAtPositions(positions)).flatMap((affirmation) => affirmation ?? [])
  const byId = new Map([...(today ? [today] : []), ...others].map((affirmation) => [affirmation.id, affirmation]))
  return [...byId.values()].slice(0, count)
}

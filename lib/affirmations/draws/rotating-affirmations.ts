/** Several affirmations for a date, the same for everyone: the affirmation of the day, then others by the rotation. */
import { checkedList } from '../reads/published'
import { turnAt } from '../rotation'
import type { Affirmation } from '../types'
import { dayNumber } from '../utc-date'
import { affirmationOfTurn, dailyAffirmation } from './daily-pick'

/**
 * The affirmation of the date, then others for anyone, from categories and intensities in turn. A date takes the `count` - 1 turns
 * after those of the date before, so that none is skipped; one more is taken in case the affirmation of the date is among them.
 * @returns `count` of them, or fewer if there are not as many
 */
export async function rotatingAffirmations(date: string, count: number): Promise<Affirmation[]> {
  const daily = (await dailyAffirmation(date))?.affirmation
  const list = await checkedList()
  const first = dayNumber(date) * (count - 1)
  const others = Array.from({ length: count }, (_, index) => affirmationOfTurn(list, turnAt(first + index)))
  const byId = new Map([daily, ...others].flatMap((one) => (one ? [[one.id, one] as const] : [])))
  return [...byId.values()].slice(0, count)
}

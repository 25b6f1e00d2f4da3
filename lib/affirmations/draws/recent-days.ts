/** The affirmations of today and of the days before, for feeds. */
import { db } from '../../db/client'
import { findAffirmations } from '../reads/repository'
import type { Affirmation } from '../types'
import { dayBefore } from '../utc-day'
import { affirmationOfDay, affirmationOfToday } from './daily-pick'

export interface DailyAffirmation {
  /** UTC day, YYYY-MM-DD. */
  day: string
  affirmation: Affirmation
}

/**
 * The affirmations of today and of the days before it, the newest first. A day without a pick gets one now, by the rule of
 * the day, and keeps it. A past day whose affirmation has been retired since is left out, because no other was shown then.
 */
export async function affirmationsOfDays(today: string, count: number): Promise<DailyAffirmation[]> {
  const days = Array.from({ length: count }, (_, back) => dayBefore(today, back))
  const picks = await db().dailyPick.findMany({ where: { day: { in: days.slice(1) } } })
  const picked = new Map(picks.map(({ day, affirmationId }) => [day, affirmationId]))
  const shown = new Map(
    (await findAffirmations([...picked.values()])).map((affirmation) => [affirmation.id, affirmation])
  )
  const found = await Promise.all(
    days.map(async (day) => {
      const id = picked.get(day)
      const affirmation = id ? shown.get(id) : await (day === today ? affirmationOfToday(day) : affirmationOfDay(day))
      return affirmation ? [{ day, affirmation }] : []
    })
  )
  return found.flat()
}

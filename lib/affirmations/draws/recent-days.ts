/** The affirmations of a date and of the dates before, for feeds and calendars. */
import { ANYONE } from '../../content/situations'
import { db } from '../../db/client'
import { earliestNewDay } from '../local-day'
import { findAffirmations } from '../reads/repository'
import type { DailyAffirmation } from '../types'
import { dayBefore } from '../utc-day'
import { affirmationOfDay } from './daily-pick'

/**
 * The affirmations of a date and of the dates before it, the newest first, as `affirmationOfDay` returns them. Takes two queries,
 * and more for dates whose affirmation is not stored yet or has been retired.
 */
export async function affirmationsOfDays(last: string, count: number, now = Date.now()): Promise<DailyAffirmation[]> {
  const days = Array.from({ length: count }, (_, back) => dayBefore(last, back))
  const stored = await db().dailyPick.findMany({ where: { day: { in: days } } })
  const picks = new Map(stored.map((pick) => [pick.day, pick]))
  const published = (await findAffirmations(stored.map(({ affirmationId }) => affirmationId))).filter(
    ({ audience }) => audience === ANYONE
  )
  const shown = new Map(published.map((affirmation) => [affirmation.id, affirmation]))
  const found = await Promise.all(
    days.map(async (day) => {
      const pick = picks.get(day)
      const affirmation = pick && shown.get(pick.affirmationId)
      if (affirmation) return { day, affirmation, isReplacement: pick.isReplacement }
      return (await affirmationOfDay(day, now)) ?? []
    })
  )
  return found.flat()
}

/** The earliest date that has an affirmation, or gets one when it is read. */
export async function earliestDay(now = Date.now()): Promise<string> {
  const stored = await db().dailyPick.findFirst({ orderBy: { day: 'asc' }, select: { day: true } })
  const unread = earliestNewDay(now)
  return stored && stored.day < unread ? stored.day : unread
}

/** The affirmations of a date and of the dates before, for feeds and calendars. */
import { ANYONE } from '../../content/situations'
import { db } from '../../db/client'
import { earliestNewDate } from '../local-date'
import { findAffirmations } from '../reads/repository'
import type { DailyAffirmation } from '../types'
import { dateBefore } from '../utc-date'
import { dailyAffirmation } from './daily-pick'

/**
 * The affirmations of a date and of the dates before it, the newest first, as `dailyAffirmation` returns them. Takes two queries,
 * and more for dates whose affirmation is not stored yet or has been retired.
 */
export async function dailyAffirmationsUntil(
  last: string,
  count: number,
  now = Date.now()
): Promise<DailyAffirmation[]> {
  const dates = Array.from({ length: count }, (_, back) => dateBefore(last, back))
  const stored = await db().dailyPick.findMany({ where: { day: { in: dates } } })
  const picks = new Map(stored.map((pick) => [pick.day, pick]))
  const published = (await findAffirmations(stored.map(({ affirmationId }) => affirmationId))).filter(
    ({ audience }) => audience === ANYONE
  )
  const shown = new Map(published.map((affirmation) => [affirmation.id, affirmation]))
  const found = await Promise.all(
    dates.map(async (date) => {
      const pick = picks.get(date)
      const affirmation = pick && shown.get(pick.affirmationId)
      if (affirmation) return { date, affirmation, isReplacement: pick.isReplacement }
      return (await dailyAffirmation(date, now)) ?? []
    })
  )
  return found.flat()
}

/** The earliest date that has an affirmation, or gets one when it is read. */
export async function earliestDate(now = Date.now()): Promise<string> {
  const stored = await db().dailyPick.findFirst({ orderBy: { day: 'asc' }, select: { day: true } })
  const unread = earliestNewDate(now)
  return stored && stored.day < unread ? stored.day : unread
}

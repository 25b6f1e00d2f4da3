/** The entries of the feeds of the daily affirmation. */
import { affirmationsOfDays } from '../../affirmations/draws/recent-days'
import { utcDay } from '../../affirmations/utc-day'
import { env } from '../../env'
import type { DailyFeed } from './feed'

/** The number of days in a feed, including today. */
const DAYS = 30

export async function dailyFeed(): Promise<DailyFeed> {
  const picks = await affirmationsOfDays(utcDay(new Date()), DAYS)
  return {
    origin: env().SITE_URL,
    entries: picks.map(({ day, affirmation: { slug, text, category, tags } }) => ({ day, slug, text, category, tags }))
  }
}

/** The pages of days and months: which there are, and what search engines are told of them. */
import { dailyAffirmation, dailyAffirmationsUntil, earliestDate } from '../affirmations/draws/daily-pick'
import type { DailyAffirmation } from '../affirmations/types'
import { isDate, latestDate } from '../calendar/local-date'
import { datesOfMonth, isMonth, monthInWords, monthsBetween } from '../calendar/months'
import { dateInWords, shortDate } from '../calendar/utc-date'
import { truncateAtWord } from '../content/text/truncate'

/** The months of the calendar, the newest first. */
export async function calendarMonths(): Promise<string[]> {
  return monthsBetween(await earliestDate(), latestDate())
}

/** The affirmations of those days of a month (YYYY-MM) that have begun anywhere, the newest first. */
export function dailyAffirmationsOfMonth(month: string): Promise<DailyAffirmation[]> {
  const dates = datesOfMonth(month)
  return dailyAffirmationsUntil(dates.at(-1) as string, dates.length)
}

/** Returns true if a day has an affirmation, or a month is in the calendar. */
export async function hasDay(date: string): Promise<boolean> {
  if (isMonth(date)) return (await calendarMonths()).includes(date)
  return isDate(date) && (await dailyAffirmation(date)) !== undefined
}

export function dayMetadata({ date, affirmation }: DailyAffirmation) {
  const text = affirmation.text.replace(/\s+/g, ' ')
  return {
    title: `${shortDate(date)}: ${truncateAtWord(text, 40)}`,
    description: `The affirmation of ${dateInWords(date)}: “${truncateAtWord(text, 72)}” It stays at this address.`,
    keywords: ['affirmation of the day', `affirmation for ${shortDate(date)}`, 'daily affirmations']
  }
}

export function monthMetadata(month: string) {
  const words = monthInWords(month)
  return {
    title: `Affirmation Calendar of ${words}`,
    description: `The daily affirmations of ${words}: one line for each date, on one page that can be printed and hung on a door.`,
    keywords: [`affirmations ${words}`, 'affirmation calendar', 'printable affirmation calendar']
  }
}

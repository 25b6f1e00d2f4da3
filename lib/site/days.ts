/** The pages of days and months: which there are, and what search engines are told of them. */

import { affirmationOfDay } from '../affirmations/draws/daily-pick'
import { earliestDay } from '../affirmations/draws/recent-days'
import { isDay, latestDay } from '../affirmations/local-day'
import { isMonth, monthInWords, monthsBetween } from '../affirmations/months'
import type { DailyAffirmation } from '../affirmations/types'
import { dayInWords } from '../affirmations/utc-day'
import { truncateAtWord } from '../content/text/truncate'

/** The months of the calendar, the newest first. */
export async function calendarMonths(): Promise<string[]> {
  return monthsBetween(await earliestDay(), latestDay())
}

/** Returns true if a day has an affirmation, or a month is in the calendar. */
export async function hasDay(date: string): Promise<boolean> {
  if (isMonth(date)) return (await calendarMonths()).includes(date)
  return isDay(date) && (await affirmationOfDay(date)) !== undefined
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day without the day of the week, such as November 22, 2026. */
export function shortDay(day: string): string {
  return date.format(new Date(day))
}

export function dayMetadata({ day, affirmation }: DailyAffirmation) {
  const text = affirmation.text.replace(/\s+/g, ' ')
  return {
    title: `${shortDay(day)}: ${truncateAtWord(text, 40)}`,
    description: `The affirmation of ${dayInWords(day)}: “${truncateAtWord(text, 72)}” It stays at this address.`,
    keywords: ['affirmation of the day', `affirmation for ${shortDay(day)}`, 'daily affirmations']
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

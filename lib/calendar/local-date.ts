/**
 * Calendar dates in the time zones of the world. A date begins first at UTC+14, on Kiritimati, and ends last at UTC-12. Once it
 * has begun anywhere, its affirmation can be requested; lib/affirmations/draws/daily-pick.ts says when that is stored.
 */
import { dateBefore, HOUR_MS, utcDate } from './utc-date'

const FIRST_ZONE_MS = 14 * HOUR_MS
/** The number of days before the latest one that get an affirmation even if nobody requested it at the time. */
const DAYS_BACK = 366

/** The latest date that has begun anywhere, as YYYY-MM-DD. No visitor's date is later. */
export function latestDate(now = Date.now()): string {
  return utcDate(new Date(now + FIRST_ZONE_MS))
}

/** The moment at which a date begins in the first time zone, in ISO 8601. */
export function earliestStartOf(date: string): string {
  return new Date(`${date}T00:00:00+14:00`).toISOString()
}

/** The earliest date that gets an affirmation if it has none: a year before the latest one. */
export function earliestNewDate(now = Date.now()): string {
  return dateBefore(latestDate(now), DAYS_BACK)
}

/** The date in a time zone, as YYYY-MM-DD. */
export function dateIn(timeZone: string, now = Date.now()): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** Returns true for the name of a zone, such as Europe/Berlin or UTC. Offsets such as +05:30 are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Returns true for a date of the calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && utcDate(new Date(moment)) === text
}

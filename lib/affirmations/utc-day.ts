/**
 * The category of a day and the position in it: pure functions of the UTC day and the number of affirmations, so that the
 * affirmation of a future day is known before it comes.
 */
import { type CategoryName, categoryNames } from '../../content/types'

/** A UTC day in milliseconds; computers do not count leap seconds. */
export const DAY_MS = 86_400_000
const GOLDEN_RATIO = 0.618_033_988_749_895

/** The UTC day of a moment, as YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A moment to the minute, as operators read it. */
export function utcMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** A YYYY-MM-DD day in words, such as Saturday, November 21, 2026. */
export function dayInWords(day: string): string {
  return calendar.format(new Date(day))
}

/** Days since 1970-01-01 of a YYYY-MM-DD day. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

/** The day so many days before another, both YYYY-MM-DD. */
export function dayBefore(day: string, count: number): string {
  return utcDay(new Date((dayNumber(day) - count) * DAY_MS))
}

/** The category whose turn it is: the six take turns, one a day. */
export function categoryOfDay(day: string): CategoryName {
  return categoryNames[dayNumber(day) % categoryNames.length] as CategoryName
}

/**
 * The position (0 to count-1) in the category of the day. All positions come up before any is repeated, in an order that
 * looks random: the stride is near the golden section of the count and shares no divisor with it.
 */
export function positionOfDay(day: string, count: number): number {
  return positionOfTurn(Math.floor(dayNumber(day) / categoryNames.length), count)
}

/** The position (0 to count-1) at a turn, likewise. */
export function positionOfTurn(turn: number, count: number): number {
  return (turn * strideFor(count)) % count
}

function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN_RATIO))
  while (greatestCommonDivisor(stride, count) !== 1) stride += 1
  return stride
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

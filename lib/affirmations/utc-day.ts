/**
 * The category of a day and the position in it: pure functions of the UTC day and the number of affirmations, so that the
 * affirmation of a future day is known before it comes.
 */
import { type CategoryName, categoryNames, type Intensity } from '../../content/types'

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

/** Strengths alternate, so that nobody meets the same voice two days in a row. */
const RHYTHM: readonly Intensity[] = ['gentle', 'bold', 'moderate']

/** Which affirmation a turn is for; the turns of the affirmation of the day are the days since 1970. */
export interface Turn {
  category: CategoryName
  intensity: Intensity
  /** The number of earlier turns of this category and intensity, which have other affirmations. */
  round: number
}

/** Each turn has another category and another intensity than the one before, and all pairs of the two come up alike often. */
export function turnAt(number: number): Turn {
  const ofCategory = Math.floor(number / categoryNames.length)
  return {
    category: categoryNames[number % categoryNames.length] as CategoryName,
    intensity: RHYTHM[(number + ofCategory) % RHYTHM.length] as Intensity,
    round: Math.floor(ofCategory / RHYTHM.length)
  }
}

/**
 * The position (0 to count-1) in a round. All positions come up before any is repeated, in an order that looks random: the
 * stride is near the golden section of the count and shares no divisor with it.
 */
export function positionInRound(round: number, count: number): number {
  return (round * strideFor(count)) % count
}

function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN_RATIO))
  while (greatestCommonDivisor(stride, count) !== 1) stride += 1
  return stride
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

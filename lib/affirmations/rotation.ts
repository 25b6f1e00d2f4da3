/**
 * The rotation by which affirmations of days are picked: pure functions of a number and of the sizes of pools. Nothing has to
 * be remembered, and every process picks the same.
 */
import { type CategoryName, categoryNames, type Intensity } from '../../content/types'
import { dayNumber } from '../calendar/utc-date'

const GOLDEN_RATIO = 0.618_033_988_749_895

/** Intensities alternate, so that nobody meets the same voice two days in a row. */
const RHYTHM: readonly Intensity[] = ['gentle', 'bold', 'moderate']

/** Turns from one wink to the next. Shares no divisor with the pairs of category and intensity, so that all of them get their winks. */
const WINK_EVERY = 7

/** A turn of the rotation. Those of the affirmation of the day are numbered by the days since 1970. */
export interface Turn {
  category: CategoryName
  intensity: Intensity
  /** The number of earlier turns of this category and intensity, which have other affirmations. */
  round: number
  /** True for a turn that takes a wink. No seven turns in a row have two of them. */
  isWink: boolean
  /** How many of those earlier turns took a wink. */
  winks: number
}

/**
 * Each turn has another intensity than the one before, and another category if there are several; each pair of the two comes up
 * equally often.
 * @param names the categories that take turns
 */
export function turnAt(number: number, names: readonly CategoryName[] = categoryNames): Turn {
  // Otherwise each of three or six categories would always have the same intensity.
  const shift = names.length % RHYTHM.length === 0 ? Math.floor(number / names.length) : 0
  const pairs = names.length * RHYTHM.length
  const round = Math.floor(number / pairs)
  const isWinkIn = (other: number) => ((number % pairs) + other * pairs) % WINK_EVERY === 0
  const first = Array.from({ length: WINK_EVERY }, (_, other) => other).findIndex(isWinkIn)
  return {
    category: names[number % names.length] as CategoryName,
    intensity: RHYTHM[(number + shift) % RHYTHM.length] as Intensity,
    round,
    isWink: isWinkIn(round),
    winks: Math.ceil(Math.max(0, round - first) / WINK_EVERY)
  }
}

/** The category of a date: the six take turns. */
export function categoryOfDate(date: string): CategoryName {
  return turnAt(dayNumber(date)).category
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

/** The clocks of time zones: what they show at a moment, and when they show a time. Zones are named as in the tz database. */
import { isTimeZone } from './local-date'
import { DAY_MS, MINUTE_MS } from './utc-date'

/** Making one takes longer than all else here. There are as many as zones, since only canonical names are stored. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The names of all zones that a reader can choose. */
export const timeZones: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')
]

/** The name under which a zone is stored; undefined if there is none of this name. */
export function canonicalZone(name: string): string | undefined {
  return isTimeZone(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined
}

/** A zone that this version of Node no longer knows counts as UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone })
  } catch {
    format = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' })
  }
  formats.set(timeZone, format)
  return format
}

/** What the clock shows, as if it were UTC, in milliseconds. */
function shownAt(timeZone: string, moment: number): number {
  // Swedish has the form of ISO 8601.
  return Date.parse(`${formatOf(timeZone).format(moment).replace(' ', 'T')}Z`)
}

/** Date and time on the clock of a zone, as YYYY-MM-DD and HH:MM. */
export function localTime(timeZone: string, moment: number): { date: string; time: string } {
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(' ')
  return { date, time: time.slice(0, 5) }
}

/**
 * The first moment of a date at which the clock of a zone shows a time. If it is put forward over that time, the first minute after
 * it, or if the date ends in the gap, the last one before it.
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function momentOf(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  // The clock is changed once at most in these two days.
  const [early, late] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (moment) => wanted - (shownAt(timeZone, moment) - moment)
  ) as [number, number]
  const exact = [Math.min(early, late), Math.max(early, late)].find((moment) => shownAt(timeZone, moment) === wanted)
  if (exact !== undefined) return exact
  // The change is between the moments that are right before and after it.
  let [before, after] = [late, early]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (shownAt(timeZone, middle) < wanted) before = middle
    else after = middle
  }
  return localTime(timeZone, after).date === date ? after : before
}

/** Returns true for a time of the day as HH:MM. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

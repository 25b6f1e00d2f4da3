import { DAY_MS, HOUR_MS } from '@/lib/calendar/utc-date'
import { whenParsed } from '../loading/when-ready'

/** The page says its hour, and may be an hour old. */
const MAX_AGE_MS = 2 * HOUR_MS

/**
 * The date in the visitor's zone, as YYYY-MM-DD.
 * @param madeAt the hour at which the server made the page
 * @returns nothing if the clock is more than a day from the server's, or the zone is not known
 */
export function ownDate(madeAt: number): string | undefined {
  const now = Date.now()
  const isRight = now >= madeAt - DAY_MS && now <= madeAt + MAX_AGE_MS + DAY_MS
  if (!isRight || Intl.DateTimeFormat().resolvedOptions().timeZone === 'Etc/Unknown') return undefined
  // Sweden writes dates as ISO 8601 does.
  return new Date(now).toLocaleDateString('sv-SE')
}

/** Shows the visitor's own date, also if the page is looked at again on the next one. */
export function watchOwnDate(show: () => void): void {
  whenParsed(show)
  document.addEventListener('visibilitychange', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

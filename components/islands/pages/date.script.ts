/**
 * The script that the home page loads at once: it puts the visitor's own date and its affirmation in the place of UTC's. The page
 * has those of all dates that may be today anywhere.
 */
import { DATE_LANGUAGE } from '@/lib/calendar/language'
import { whenParsed } from '../loading/when-ready'
import { type ShownAffirmation, showOnCard } from './daily-card'

interface DatedAffirmation extends ShownAffirmation {
  /** YYYY-MM-DD. */
  date: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The page says its hour, and may be an hour old. */
const MAX_AGE_MS = 2 * HOUR_MS

/**
 * The date in the visitor's zone, as YYYY-MM-DD.
 * @param madeAt the hour at which the server made the page
 * @returns nothing if the clock is more than a day from the server's, or the zone is not known
 */
function ownDate(madeAt: number): string | undefined {
  const now = Date.now()
  const isRight = now >= madeAt - DAY_MS && now <= madeAt + MAX_AGE_MS + DAY_MS
  if (!isRight || Intl.DateTimeFormat().resolvedOptions().timeZone === 'Etc/Unknown') return undefined
  // Sweden writes dates as ISO 8601 does.
  return new Date(now).toLocaleDateString('sv-SE')
}

function showOwnDate(): void {
  const card = document.querySelector<HTMLElement>('[data-daily-card]')
  // After 'Generate New' there is no date.
  const time = card?.querySelector('time')
  if (!card || !time) return
  const date = ownDate(Date.parse(card.dataset.madeAt ?? ''))
  const own = (JSON.parse(card.dataset.dates ?? '[]') as DatedAffirmation[]).find((one) => one.date === date)
  if (!own) return
  card.querySelector('[data-utc]')?.remove()
  if (time.dateTime === own.date) return
  time.dateTime = own.date
  time.textContent = new Date(own.date).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' })
  showOnCard(card, own)
}

whenParsed(showOwnDate)
// The page may be looked at again on the next date.
document.addEventListener('visibilitychange', showOwnDate)
addEventListener('pageshow', ({ persisted }) => persisted && showOwnDate())

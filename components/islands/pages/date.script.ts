/**
 * The script that the home page loads at once: it puts the visitor's own date and its affirmation in the place of UTC's. The page
 * has those of all dates that may be today anywhere.
 */
import { DATE_LANGUAGE } from '@/lib/calendar/language'
import { dateBefore } from '@/lib/calendar/utc-date'
import { linkTo } from '@/lib/links'
import { type ShownAffirmation, showOnCard } from './daily-card'
import { ownDate, watchOwnDate } from './own-date'

interface DatedAffirmation extends ShownAffirmation {
  /** YYYY-MM-DD. */
  date: string
}

function showOwnDate(): void {
  const card = document.querySelector<HTMLElement>('[data-daily-card]')
  // After 'Generate New' there is no date.
  const time = card?.querySelector('time')
  if (!card || !time) return
  const date = ownDate(Date.parse(card.dataset.madeAt ?? ''))
  const own = (JSON.parse(card.dataset.dates ?? '[]') as DatedAffirmation[]).find((one) => one.date === date)
  if (!own || time.dateTime === own.date) return
  time.dateTime = own.date
  time.textContent = new Date(own.date).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' })
  const yesterday = card.querySelector<HTMLAnchorElement>('[data-yesterday]')
  if (yesterday) yesterday.href = linkTo('/daily/[date]', dateBefore(own.date, 1))
  showOnCard(card, own)
}

watchOwnDate(showOwnDate)

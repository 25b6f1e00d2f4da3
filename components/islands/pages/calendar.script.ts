/** The script of the calendar and of its days, which load it themselves: today is that of the visitor's zone. /daily has all dates that it may be. */
import { nearDates } from '@/content/pages/days'
import { dayNumber } from '@/lib/calendar/utc-date'
import { ownDate, watchOwnDate } from './own-date'

function showOwnDate(): void {
  const page = document.querySelector<HTMLElement>('[data-made-at]')
  const date = ownDate(Date.parse(page?.dataset.madeAt ?? ''))
  if (!page || !date) return
  for (const name of page.querySelectorAll<HTMLElement>('[data-near]')) {
    name.textContent = nearDates[dayNumber(date) - dayNumber(name.dataset.near ?? '') + 1] ?? ''
    name.toggleAttribute('data-shown', true)
  }
  for (const day of page.querySelectorAll<HTMLAnchorElement>('.month a')) {
    day.ariaCurrent = day.querySelector('time')?.dateTime === date ? 'date' : null
  }
  if (!page.querySelector(`[data-today="${date}"]`)) return
  for (const part of page.querySelectorAll<HTMLElement>('[data-today]')) part.hidden = part.dataset.today !== date
}

watchOwnDate(showOwnDate)

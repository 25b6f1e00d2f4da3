/** The script of /daily, which it loads itself: today is that of the visitor's zone. The page has all dates that it may be. */
import { nearDates } from '@/content/pages/days'
import { dayNumber } from '@/lib/calendar/utc-date'
import { ownDate, watchOwnDate } from './own-date'

function showOwnDate(): void {
  const page = document.querySelector<HTMLElement>('[data-made-at]')
  const date = ownDate(Date.parse(page?.dataset.madeAt ?? ''))
  const zones = document.querySelectorAll('[data-utc]')
  if (!page || !date || !page.querySelector(`[data-today="${date}"]`)) {
    for (const zone of zones) zone.toggleAttribute('data-shown', true)
    return
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-today]')) part.hidden = part.dataset.today !== date
  for (const zone of zones) zone.remove()
  for (const day of page.querySelectorAll<HTMLAnchorElement>('.month a')) {
    const shown = day.querySelector('time')?.dateTime ?? ''
    day.ariaCurrent = shown === date ? 'date' : null
    const name = day.querySelector('small')
    if (name) name.textContent = nearDates[dayNumber(date) - dayNumber(shown) + 1] ?? ''
  }
}

watchOwnDate(showOwnDate)

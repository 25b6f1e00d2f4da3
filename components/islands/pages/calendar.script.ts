/** The script of /daily, which it loads itself: today is that of the visitor's zone. The page has all dates that it may be. */
import { dayNumber } from '@/lib/calendar/utc-date'
import { ownDate, watchOwnDate } from './own-date'

const NAMES: Record<number, string> = { [-1]: 'Tomorrow', 0: 'Today', 1: 'Yesterday' }

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
    if (name) name.textContent = NAMES[dayNumber(date) - dayNumber(shown)] ?? ''
  }
}

watchOwnDate(showOwnDate)

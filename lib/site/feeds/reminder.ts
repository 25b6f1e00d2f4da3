/** A reminder for a visitor's own calendar, made from the choices in its query string: nothing about the visitor is stored. */
import ical, { ICalAlarmType, ICalEventRepeatingFreq, type ICalWeekday } from 'ical-generator'
import { site } from '../../../content/site'
import type { Affirmation } from '../../affirmations/types'
import { weekdayOf } from '../../calendar/months'
import { DAY_MS, dateBefore, dayNumber, MINUTE_MS } from '../../calendar/utc-date'
import { absoluteUrl, siteHost } from '../../env'
import { routes } from '../../routes'

/** Days of the week as calendars name them, from Sunday. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const MINUTES = 5

export interface Reminder {
  /** Takes turns, one a week. */
  affirmations: Affirmation[]
  days: Weekday[]
  /** HH:MM */
  time: string
  /** The earliest date, YYYY-MM-DD. */
  from: string
}

/**
 * One event for each affirmation, in local time: “07:30” without a zone is half past seven wherever the calendar is, before and after a
 * change of clocks. Each has an alarm. Affirmations change on Mondays, since some programs count weeks from there whatever WKST says; the
 * first week may be short.
 */
export function reminderFile({ affirmations, days, time, from }: Reminder): string {
  const calendar = ical({
    name: site.name,
    prodId: { company: site.name, product: 'Reminder', language: 'EN' },
    url: absoluteUrl(routes.reminder())
  })
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const first = firstOf(days, from)
  const monday = dateBefore(first, (weekdayOf(first) + 6) % 7)
  affirmations.forEach(({ id, slug, text }, week) => {
    const date = week === 0 ? first : firstOf(days, dateBefore(monday, -7 * week))
    const start = new Date(dayNumber(date) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS)
    calendar.createEvent({
      id: `${id}-${time.replace(':', '')}-${days.join('').toLowerCase()}@${siteHost()}`,
      start,
      end: new Date(start.getTime() + MINUTES * MINUTE_MS),
      floating: true,
      stamp: new Date(dayNumber(from) * DAY_MS),
      summary: text,
      url: absoluteUrl(routes.affirmation(slug)),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        interval: affirmations.length,
        byDay: days as ICalWeekday[]
      },
      alarms: [{ type: ICalAlarmType.display, triggerBefore: 0, description: text }]
    })
  })
  return `${calendar}\r\n`
}

/** The first of these days of the week on a date or after it. */
function firstOf(days: Weekday[], from: string): string {
  let date = from
  while (!days.includes(WEEKDAYS[weekdayOf(date)] as Weekday)) date = dateBefore(date, -1)
  return date
}

/** The affirmation of each day as a calendar to subscribe to (RFC 5545, and RFC 7986 for its name and how often to ask). */
import ical, { ICalEventTransparency } from 'ical-generator'
import { site } from '../../../content/site'
import { changedAt, dailyAffirmationsUntil } from '../../affirmations/draws/daily-pick'
import { earliestStartOf, latestDate } from '../../calendar/local-date'
import { absoluteUrl, siteHost } from '../../env'
import { routes } from '../../routes'

/** The number of days in the calendar, with the latest one. */
const DAYS = 30
/** Calendar programs ask that often, in seconds. */
const ASK_AGAIN = 6 * 3_600

/** All-day events, which take no time of the day. They have dates without a zone, so each is there when its date begins. */
export async function calendarFeed(): Promise<string> {
  const calendar = ical({
    name: site.name,
    description: site.tagline,
    prodId: { company: site.name, product: 'Affirmation of the day', language: 'EN' },
    url: absoluteUrl(routes.calendar()),
    source: absoluteUrl(routes.todayCalendar()),
    ttl: ASK_AGAIN
  })
  for (const daily of await dailyAffirmationsUntil(latestDate(), DAYS)) {
    const { date, affirmation } = daily
    const begun = new Date(earliestStartOf(date))
    const changed = changedAt(daily)
    calendar.createEvent({
      id: `${date}@${siteHost()}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      // The same as long as the event is.
      stamp: changed ?? begun,
      ...(changed && { lastModified: changed, sequence: Math.ceil((changed.getTime() - begun.getTime()) / 1_000) }),
      summary: affirmation.text,
      url: absoluteUrl(routes.day(date)),
      transparency: ICalEventTransparency.TRANSPARENT
    })
  }
  // ical-generator leaves out the end of the last line (RFC 5545, 3.1).
  return `${calendar}\r\n`
}

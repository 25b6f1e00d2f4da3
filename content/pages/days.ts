/** The words of the pages of days and months. */
import type { Seo } from '../types'

export const calendarPage = {
  title: 'A line for every day',
  label: 'Every day',
  lead: 'One line for each date, the same for everyone, at the same address for good.',
  seo: {
    title: 'Affirmation Calendar: A Line for Every Day',
    description:
      'A calendar of daily affirmations by month. Each date has one line that stays at its address, to look up again or to print for a door.',
    keywords: ['affirmation calendar', 'affirmation of the day', 'daily affirmation archive', 'printable affirmations']
  } satisfies Seo,
  months: 'Months',
  /** What the colors stand for. */
  areas: 'Life areas',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Where a month leads. */
  next: { href: '/practice', label: 'Practice' }
}

/** The names of three dates. Each has its line once it has begun anywhere, so that of tomorrow may be there. */
export const nearDates = ['Tomorrow', 'Today', 'Yesterday']

export const dayPage = {
  /** For a day whose first line was retired. */
  replaced: 'The first line of this day has been taken off the site. This one stands in its place.',
  linePage: 'More about this line',
  month: 'The whole month'
}

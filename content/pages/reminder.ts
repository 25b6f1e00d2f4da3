/** The words of the page that makes a reminder. */
import type { Seo } from '../types'

export const reminderPage = {
  title: 'A reminder in your own calendar',
  label: 'Reminder',
  /** Over the line that the file begins with. */
  first: 'It begins with',
  lead: 'You get a calendar file: no account, no email, and nothing stored here.',
  seo: {
    title: 'Affirmation Reminder for Your Own Calendar',
    description:
      'Make a calendar reminder with an affirmation at the days and the time you choose. It needs no account and no email address, and nothing is stored.',
    keywords: ['affirmation reminder', 'affirmation calendar file', 'daily affirmation without email']
  } satisfies Seo,
  form: {
    of: 'What it says',
    thisLine: 'This line',
    area: 'A life area has twelve lines, a new one each Monday: every day means the same line seven mornings running.',
    days: 'Days',
    everyDay: 'None checked means every day.',
    time: 'Time',
    submit: 'Get the Calendar File'
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  how: {
    title: 'What happens next',
    items: [
      'Open the file. Your calendar asks whether to add it, and to which of your calendars.',
      'At the time you chose, your calendar shows the line, with a link to its page. It is local time, wherever your calendar is, and stays right when the clocks change.',
      'To change or end it, change or delete the event in your calendar. We can’t see it.'
    ]
  },
  subscribe: {
    title: 'Or the line of each day',
    text: 'Subscribe to this address in your calendar app, and each date has its line as an all-day event:',
    link: 'Open it in a calendar app',
    late: 'A line enters the calendar when its date begins anywhere, which is at 10:00 UTC of the day before. An app that asks only once a day, such as Google Calendar, may show it late in Asia, Australia and New Zealand.'
  }
}

import type { Seo } from '../types'

/** The words of the page for a hard moment. Numbers come from helplines.yaml. */
export const helpPage = {
  /** The link to it. */
  link: 'Need help now?',
  /** The words of the row that stands where a search, in words that are not known here, may be a cry for help. */
  hardTime: 'Having a hard time? Someone to talk to',
  finder: { label: 'Find A Helpline', href: 'https://findahelpline.com' },
  title: 'Help now',
  call: 'Emergency numbers by country',
  talk: {
    title: 'Someone to talk to',
    text: 'You do not have to know what to say. “I’m having a hard time” is enough.',
    others: 'Other countries'
  },
  moment: {
    title: 'For this moment',
    breath: 'One slow breath',
    how: 'In while you count to four. Out while you count to six.',
    panic: 'Panic? One breath at a time'
  },
  /** Affirmations of the corpus. */
  lines: [
    { id: 'health-178', text: 'A feeling this big can’t stay this big.' },
    { id: 'health-288', text: 'I don’t have to be strong right now.' },
    { id: 'health-005', text: 'I can tell someone I’m not okay.' }
  ],
  seo: {
    title: 'Help Now: Numbers to Call in a Hard Moment',
    description:
      'Emergency numbers and helplines by country, one touch away, with three lines and one slow breath for a hard moment.',
    keywords: ['helplines', 'crisis line', 'emergency numbers', 'someone to talk to']
  } satisfies Seo
}

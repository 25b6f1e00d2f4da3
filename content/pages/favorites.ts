import type { Seo } from '../types'

/** The maximum numbers of characters in a line of the visitor's own, and in a note. */
export const OWN_LINE_LENGTH = 400
export const NOTE_LENGTH = 500

/** The words of the page of favorites. */
export const favoritesPage = {
  title: 'Your Favorites',
  lead: 'The lines you keep, in your order, with your own notes. They are stored in this browser only and never sent to us.',
  seo: {
    title: 'Your Favorite Affirmations, Kept in This Browser',
    description:
      'The affirmations you keep, with your own order, notes and lines. Take them along as text or a link. Print them as cards or in large letters. No account.',
    keywords: ['favorite affirmations', 'save affirmations', 'printable affirmation cards', 'large print affirmations']
  } satisfies Seo,
  withoutScripts:
    'Favorites live in this browser and need JavaScript, which is turned off here. The pages, the generator and the builder work without it.',
  notKept:
    'This browser doesn’t let the site keep anything, or its storage is full. What you see here stays until you leave the page. Take it along as text or a link.',
  empty: {
    /** The id of the affirmation that an empty list shows. */
    line: 'daily-629',
    title: 'Nothing here yet',
    text: 'Press the heart beside any line and it is kept here, or write one of your own.',
    example: 'One to begin with',
    keep: 'Keep this one',
    more: 'Or draw lines until one fits:'
  },
  own: {
    title: 'A line of your own',
    label: 'Your line',
    hint: `Up to ${OWN_LINE_LENGTH} characters. Nobody else sees it.`
  },
  take: {
    title: 'Take them along',
    text: 'On paper as cards or in large letters, as text for a message, or as a link for another device, which asks there before it adds them. The link has no lines of your own and no notes: those go as text.',
    withNotes: 'With my notes'
  }
}

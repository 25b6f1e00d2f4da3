import type { Seo } from '../types'

/** The words of the page that stands in for one that cannot be had without a connection. */
export const offlinePage = {
  title: 'No connection',
  text: 'This page is not among the copies in this browser. Today’s line with its draws, the builder and what you have read are.',
  keptTitle: 'Pages in this browser',
  seo: {
    title: 'No Connection: What You Can Read Offline',
    description:
      'What this site keeps in your browser for when there is no connection: today’s line, a deck to draw from, the builder, and pages you have read.',
    keywords: ['offline affirmations', 'daily affirmations', 'affirmation generator']
  } satisfies Seo
}

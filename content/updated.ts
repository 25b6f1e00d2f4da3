import dates from './updated.json'

export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}

/** The days on which the words of each page came and last changed. Written by `npm run content:check` and the build. */
export const updated: Record<string, PageDates> = dates

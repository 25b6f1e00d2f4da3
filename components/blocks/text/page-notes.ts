import { cache } from 'react'
import { numberNotes } from '@/lib/content/studies/citations'

/** Study keys with their numbers, from 1. */
type Notes = ReadonlyMap<string, number>

/** Server components have no context; what React's `cache` returns is one value for each rendered page. */
const page = cache((): { notes: Notes } => ({ notes: new Map() }))

/**
 * A page calls it before it renders anything, with all content that it shows: its texts and its list of sources then agree
 * on the numbers. A page that does not call it shows no citations.
 */
export function setPageNotes(...content: unknown[]): void {
  page().notes = numberNotes(...content)
}

export function pageNotes(): Notes {
  return page().notes
}

/**
 * Keeps content/updated.json: when each page was published and last changed. `npm run content:check`, which the build runs too, sets
 * `changed` of a page to today if its words have changed, unless it finds issues.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type PageDates, updated } from '../../../content/updated'
import { utcDate } from '../../calendar/utc-date'
import { sitePages } from '../../site/pages'
import { committed } from './changed-ids'

const FILE = 'content/updated.json'

/**
 * The dates that content/updated.json should have.
 * @param today YYYY-MM-DD, for pages that are new or have changed
 * @param committed the dates before that: a page whose change was undone gets its own back
 */
export function expectedDates(today: string, committed: Record<string, PageDates> = {}): Record<string, PageDates> {
  return Object.fromEntries(
    sitePages.map(({ path, entry }) => {
      const hash = hashOf(entry)
      const same = [updated[path], committed[path]].find((dates) => dates?.hash === hash)
      if (same) return [path, same]
      const known = updated[path] ?? committed[path]
      return [path, { published: known?.published ?? today, changed: today, hash }]
    })
  )
}

/**
 * Gives pages whose words are new or have changed today's date.
 * @returns the paths of the pages that changed, came or went; the file is left alone if there is none
 */
export function writeDates(): string[] {
  const dates = expectedDates(utcDate(new Date()), JSON.parse(committed(FILE) ?? '{}'))
  const changed = Object.keys({ ...updated, ...dates }).filter((path) => updated[path]?.hash !== dates[path]?.hash)
  if (changed.length > 0) writeFileSync(FILE, `${JSON.stringify(dates, null, 2)}\n`)
  return changed
}

function hashOf(entry: unknown): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 16)
}

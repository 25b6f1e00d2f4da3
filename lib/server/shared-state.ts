/**
 * When the database last failed while Next rendered a page. Next bundles its own copy of every module, so that what it tells
 * this server hangs on the global object.
 */
import { isDatabaseError } from '../db/database-errors'

const KEY = Symbol.for('daily-affirmations.database-failed-at')
const state = globalThis as { [KEY]?: number }

/** Called for each error of a page, by instrumentation.ts. */
export function noteError(error: unknown): void {
  if (isDatabaseError(error)) state[KEY] = Date.now()
}

/** Whether a page that failed did so because of the database. @param began when its render did, in ms since 1970 */
export function databaseFailedSince(began: number): boolean {
  return (state[KEY] ?? 0) >= began
}

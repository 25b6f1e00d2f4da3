/**
 * Records when the database last failed while Next rendered a page. Next bundles its own copy of every module, so state that
 * it shares with this server is stored on the global object.
 */
import { isDatabaseError } from '../db/database-errors'

const KEY = Symbol.for('daily-affirmations.database-failed-at')
const state = globalThis as { [KEY]?: number }

/** Called by instrumentation.ts for each error of a page; ignores errors that are not the database's. */
export function recordDatabaseError(error: unknown): void {
  if (isDatabaseError(error)) state[KEY] = Date.now()
}

/**
 * True if the database failed during the render of a page, so that it caused the failure of the page.
 * @param began the start of the render, in milliseconds since 1970
 */
export function databaseFailedSince(began: number): boolean {
  return (state[KEY] ?? 0) >= began
}

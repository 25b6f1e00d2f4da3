/**
 * Detects changes of the content version by other processes: commands, and other processes of the site. Also stores the
 * affirmation of a date when the date begins anywhere, even if nobody reads it then.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { latestDate } from '../calendar/local-date'
import { lastChange } from './content-version'
import { dailyAffirmation } from './draws/daily-pick'

/** Milliseconds between two polls. A poll costs one look-up by key. */
const POLL_EVERY_MS = 5_000

let changes = 0
let seen: string | undefined
let isSettled = true
let storedDate = ''

/** How often this process has detected a change of the published affirmations. */
export function contentChanges(): number {
  return changes
}

/**
 * Polls for changes, once before it returns and then until the process ends. Responses rendered before the last change are
 * stale.
 */
export async function startVersionPoller(): Promise<void> {
  await poll()
  await storeLatestDate().catch(report)
  void pollForever()
}

async function pollForever(): Promise<void> {
  for (;;) {
    await sleep(POLL_EVERY_MS, undefined, { ref: false })
    // After an error the last known version stays; the next poll may reach the database again.
    await poll().then(storeLatestDate).catch(report)
  }
}

function report(error: unknown): void {
  console.error('Polling the content version failed:', error)
}

/** Exported for tests. */
export async function poll(): Promise<void> {
  const version = (await lastChange()).toISOString()
  // Before the first poll nothing has been rendered that could be stale.
  seen ??= version
  // Report a change again at the next poll: what is read in between may come from a list that has not been read again yet.
  if (version !== seen || !isSettled) changes += 1
  isSettled = version === seen
  seen = version
}

/** Whoever reads a date’s affirmation first stores it too, so a start does without, as on a full disk. Exported for tests. */
export async function storeLatestDate(): Promise<void> {
  const date = latestDate()
  if (date !== storedDate && (await dailyAffirmation(date))) storedDate = date
}

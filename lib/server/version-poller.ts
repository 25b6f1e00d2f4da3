/**
 * Detects changes of the content version by other processes: commands, and other processes of the site. Also stores the
 * affirmation of a date when the date begins anywhere, even if nobody reads it then.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { dailyAffirmation } from '../affirmations/draws/daily-pick'
import { latestDate } from '../affirmations/local-date'
import { contentVersion } from '../affirmations/writes/content-version'

/** Milliseconds between two polls. A poll costs one look-up by key. */
const POLL_EVERY_MS = 5_000

interface Polling {
  everyMs?: number
  /** Stops polling before the process ends. */
  signal?: AbortSignal
}

let changedAt = 0

/** The time when this process last detected a change of the published affirmations, in milliseconds since 1970. */
export function contentChangedAt(): number {
  return changedAt
}

/** Returns a function that polls once, and compares with what its last call found. */
export function createPoll(): () => Promise<void> {
  let seen: string | undefined
  let isSettled = true
  return async () => {
    const version = (await contentVersion()).toISOString()
    // Before the first poll nothing has been rendered that could be stale.
    seen ??= version
    // Report a change again at the next poll: a render in progress may have read the old rows.
    if (version !== seen || !isSettled) changedAt = Date.now()
    isSettled = version === seen
    seen = version
  }
}

/**
 * Polls for changes, once before it returns and then until the process ends. Responses rendered before the last change are
 * stale.
 */
export async function startVersionPoller({ everyMs = POLL_EVERY_MS, signal }: Polling = {}): Promise<void> {
  const poll = createPoll()
  await poll()
  void pollUntil(poll, everyMs, signal)
}

async function pollUntil(poll: () => Promise<void>, everyMs: number, signal?: AbortSignal): Promise<void> {
  let hasFailed = false
  let storedDate = ''
  for (;;) {
    await sleep(everyMs, undefined, { ref: false, signal }).catch(() => {})
    if (signal?.aborted) return
    try {
      await poll()
      const date = latestDate()
      if (date !== storedDate && (await dailyAffirmation(date))) storedDate = date
      hasFailed = false
    } catch (error) {
      // Keep the last known version; the next poll may reach the database again.
      if (!hasFailed) console.error('Polling the content version failed:', error)
      hasFailed = true
    }
  }
}

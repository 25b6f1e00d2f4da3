/** Notices what other processes publish: commands, and other processes of the site. */
import { setTimeout as sleep } from 'node:timers/promises'
import { contentVersion } from '../affirmations/content-version'

/** How long a change may go unnoticed, in milliseconds. A look costs one look-up by key. */
const POLL_EVERY_MS = 5_000

let changedAt = 0

/** When this process noticed that the published affirmations changed, in milliseconds since 1970. */
export function contentChangedAt(): number {
  return changedAt
}

/**
 * Looks for changes, once before it returns and then until the process ends. Responses rendered before the last one are
 * stale.
 * @param signal ends it earlier
 */
export async function startVersionPoller(signal?: AbortSignal): Promise<void> {
  let seen = ''
  let isSettled = true
  const poll = async () => {
    const version = (await contentVersion()).toISOString()
    // Once more at the next look: a page may have been on its way when the change was noticed.
    if (version !== seen || !isSettled) changedAt = Date.now()
    isSettled = version === seen
    seen = version
  }
  await poll()
  void pollUntil(poll, signal)
}

async function pollUntil(poll: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  let hasFailed = false
  for (;;) {
    await sleep(POLL_EVERY_MS, undefined, { ref: false, signal }).catch(() => {})
    if (signal?.aborted) return
    try {
      await poll()
      hasFailed = false
    } catch (error) {
      // What is known stays; the next look may reach the database again.
      if (!hasFailed) console.error('Looking for published changes failed:', error)
      hasFailed = true
    }
  }
}

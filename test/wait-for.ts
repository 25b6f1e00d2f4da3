import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const POLL_INTERVAL_MS = 10

/**
 * Waits until a condition is true.
 * @throws Error with the condition after twenty seconds
 */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still false after ${TIMEOUT_MS} ms: ${condition}`)
    await sleep(POLL_INTERVAL_MS)
  }
}

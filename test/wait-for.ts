import { setTimeout as sleep } from 'node:timers/promises'

const WITHIN_MS = 20_000
const LOOK_EVERY_MS = 10

/**
 * Waits until something is so.
 * @throws Error after twenty seconds, so that a test says where it waited
 */
export async function waitFor(is: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + WITHIN_MS
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`Not so after ${WITHIN_MS} ms: ${is}`)
    await sleep(LOOK_EVERY_MS)
  }
}

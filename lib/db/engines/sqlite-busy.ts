/** Waiting for another process that writes to the same SQLite file. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between attempts. */
const RETRY_INTERVAL_MS = 20

/** Tries again as long as the file is busy, for so many milliseconds. @throws the error of the last attempt */
export async function retryWhileBusy<Result>(attempt: () => Promise<Result>, waitMs: number): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await sleep(RETRY_INTERVAL_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const { cause } = error as { cause?: { originalCode?: string } }
  return cause?.originalCode?.startsWith('SQLITE_BUSY') ?? false
}

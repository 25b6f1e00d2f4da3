/**
 * One read for all who ask at once: while it runs, those who ask wait for the next one and share that. So a busy minute costs
 * a handful of reads, and nobody gets what was read before they asked.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  return () => {
    // SQLite answers at once: without a pause each request would be answered before the next one is read.
    next ??= running
      .then(() => nextTurn())
      .then(() => {
        next = undefined
        const started = read()
        running = started.catch(() => undefined)
        return started
      })
    return next
  }
}

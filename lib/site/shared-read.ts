/**
 * One read for all who ask at once: while it runs, those who ask wait for the next one and share that. So a busy minute costs
 * a handful of reads, and nobody gets what was read before they asked.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  return () => {
    next ??= running.then(() => {
      next = undefined
      const started = read()
      running = started.catch(() => undefined)
      return started
    })
    return next
  }
}

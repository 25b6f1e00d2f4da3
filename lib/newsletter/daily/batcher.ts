import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the first item of a group waits for others: less than a commit takes on most disks. */
const GATHER_MS = 5

/**
 * Writes items in groups: what comes while a write is under way goes together with the next, as one commit for many.
 * @returns a function whose promise is settled once its item is written
 */
export function batcher<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let open: { items: Item[]; written: Promise<void> } | undefined
  let before: Promise<unknown> = Promise.resolve()
  const start = () => {
    const items: Item[] = []
    const written = before.then(async () => {
      await sleep(GATHER_MS)
      open = undefined
      return write(items)
    })
    before = written.catch(() => {})
    return { items, written }
  }
  return (item) => {
    open ??= start()
    open.items.push(item)
    return open.written
  }
}

/**
 * The ids of the affirmations that this visitor has drawn, the newest last. They live in this browser only; if it stores
 * nothing, they last as long as the page.
 */
import { readStored, store } from '../browser/storage'

const KEY = 'drawn'
/** A browser stores no more than this, some 60 KB; the oldest go first. */
const LIMIT = 6_000

let memory: string[] = []
let isStored = true

export function readDrawn(): string[] {
  if (!isStored) return memory
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null')
    if (Array.isArray(stored)) memory = stored.filter((id) => typeof id === 'string')
  } catch {
    // It was edited by hand.
  }
  return memory
}

/** If storage is full the whole list stays in memory, and the newest half is stored. */
export function writeDrawn(ids: string[]): void {
  memory = ids.slice(-LIMIT)
  isStored = store(KEY, JSON.stringify(memory))
  if (!isStored) store(KEY, JSON.stringify(memory.slice(-Math.ceil(memory.length / 2))))
}

/**
 * The ids of the affirmations that this visitor has drawn, the newest last. They live in this browser only; if it stores
 * nothing, they last as long as the page.
 */
const KEY = 'drawn'
/** A browser stores no more than this, some 60 KB; the oldest go first. */
const LIMIT = 6_000

let memory: string[] = []
let isStored = true

export function readDrawn(): string[] {
  if (!isStored) return memory
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    if (Array.isArray(stored)) memory = stored.filter((id) => typeof id === 'string')
  } catch {
    // Storage is refused, or was edited by hand.
  }
  return memory
}

/** If storage is full the whole list stays in memory, and the newest half is stored. */
export function writeDrawn(ids: string[]): void {
  memory = ids.slice(-LIMIT)
  isStored = store(memory)
  if (!isStored) store(memory.slice(-Math.ceil(memory.length / 2)))
}

function store(ids: string[]): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(ids))
    return true
  } catch {
    return false
  }
}

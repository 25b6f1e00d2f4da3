/** The ids of the affirmations that this visitor has drawn, the newest last. They live in this browser only. */
import { readStored, store } from '../browser/storage'

const KEY = 'drawn'
/** A browser stores no more than this, some 60 KB; the oldest go first. */
const LIMIT = 6_000

export function readDrawn(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // It was edited by hand.
    return []
  }
}

export function writeDrawn(ids: string[]): void {
  store(KEY, JSON.stringify(ids.slice(-LIMIT)))
}

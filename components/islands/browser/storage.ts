/** What this browser keeps for the site. It may refuse to, its room may be full, and its owner may edit what is there. */

/** @returns null if there is nothing, undefined if storage is refused */
export function readStored(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** @returns true if the text could be kept */
export function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

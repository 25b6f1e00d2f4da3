/**
 * What this browser stores for the site. It may refuse to, its storage may be full, and its owner may edit what is there. What it
 * does not store lasts as long as the page.
 */

/** The texts that could not be stored. Each bundle has a copy of this module, so the map belongs to the page. */
const page = globalThis as { notStored?: Map<string, string> }
page.notStored ??= new Map()
const notStored = page.notStored

export function readStored(key: string): string | null {
  try {
    return notStored.get(key) ?? window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @returns true if the browser has stored the text */
export function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    notStored.delete(key)
    return true
  } catch {
    notStored.set(key, text)
    return false
  }
}

/** Returns true if the browser has stored what the page has for a key. */
export function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === readStored(key)
  } catch {
    return false
  }
}

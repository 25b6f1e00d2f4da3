/** A click comes within so many milliseconds after a button, a key or a finger is let go. */
export const CLICK_WITHIN_MS = 100

/** A click comes within so many milliseconds after a button, a key or a finger is let go. */
export const CLICK_WITHIN_MS = 100

/** A key, a button of the mouse or a finger: down, let go so recently that its click may still come, or neither. */
export type Press = 'down' | 'released' | 'none'

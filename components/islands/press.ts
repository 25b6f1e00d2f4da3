/** Milliseconds within which a click is expected after its button, key or finger is let go. */
export const CLICK_WITHIN_MS = 100

/** A key, a button of the mouse or a finger: down, let go so recently that its click may still come, or none of them. */
export type Press = 'down' | 'released' | 'none'

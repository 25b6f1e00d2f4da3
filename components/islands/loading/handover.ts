/** What the site script and an island know of each other. */

/** The number of milliseconds within which a click is expected after its button, key or finger is let go. */
export const CLICK_WITHIN_MS = 100

/** A key, a button of the mouse or a finger: down, let go so recently that its click may still come, or none of them. */
export type Press = 'down' | 'released' | 'none'

/** The visitor's actions before the island came. */
export interface Handover {
  /** The time at which the visitor submitted the form, by performance.now(). */
  submittedAt?: number
  /** The state of keys, buttons and fingers at this moment. */
  press: Press
}

/** The bundle of an island: scripts/build/assets.ts writes its entry. */
export interface IslandModule {
  mount: (root: HTMLElement, handover: Handover) => void
}

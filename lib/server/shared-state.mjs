/**
 * What our server, the page cache and Next's bundle tell each other. Each has modules of its own in the same process, so
 * it hangs on the global object.
 */
const KEY = Symbol.for('daily-affirmations.shared-state')

/**
 * @typedef {object} SharedState
 * @property {number} outdatedBefore pages made before this time (milliseconds since 1970) are out of date
 * @property {() => Promise<boolean>} canMakePages whether a page that is out of date could be made anew at all
 * @property {Map<string, { html: string, headers?: Record<string, string>, status?: number }>} beingMadeAnew pages that are out of date and
 *   asked for, as they were, by path: shown once more where the database goes away while they are made
 * @property {number} troubleAt when a page or a call last failed because of the database, in milliseconds since 1970
 */

globalThis[KEY] ??= { outdatedBefore: 0, canMakePages: async () => true, beingMadeAnew: new Map(), troubleAt: 0 }

/** @type {SharedState} */
export const shared = globalThis[KEY]

/**
 * What a process of the site knows of publications that others make, in commands or other processes: which addresses are
 * retired, and since when kept pages are out of date.
 */
import { contentVersion } from '../affirmations/content-version'
import { retiredIdsAndSlugs } from '../affirmations/listings'
import { shared } from './shared-state.mjs'

/** How long a publication may go unnoticed, in milliseconds. A look is one look-up by key. */
const LOOK_EVERY_MS = 5_000

let retired: ReadonlySet<string> = new Set()

/** Whether this is the id or the slug of a line that was retired, as far as this process has noticed. */
export function isRetired(idOrSlug: string): boolean {
  return retired.has(idOrSlug)
}

/**
 * Looks for publications until the process ends, and once before it returns. A page that was made before the last one is
 * made anew for its next visitor, who waits for it (lib/server/page-cache.mjs).
 */
export async function startVersionPoller(): Promise<void> {
  let seen = ''
  let isSettled = true
  const look = async () => {
    const now = (await contentVersion()).toISOString()
    if (now !== seen) retired = await retiredIdsAndSlugs()
    // Once more at the look after: a page may have been on its way when the publication was noticed.
    if (now !== seen || !isSettled) shared.outdatedBefore = Date.now()
    isSettled = now === seen
    seen = now
  }
  await look()
  let isLooking = false
  let hasFailed = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    try {
      await look()
      hasFailed = false
    } catch (error) {
      // What is known stays; the next look may reach the database again.
      if (!hasFailed) console.error('Looking for publications failed:', error)
      hasFailed = true
    }
    isLooking = false
  }, LOOK_EVERY_MS)
  timer.unref()
}

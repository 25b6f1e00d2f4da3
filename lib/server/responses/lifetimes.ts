/** How long responses are cached: the lifetimes that lib/routes.ts names, for this server's cache and for those in front. */
import { DAY_MS } from '../../affirmations/utc-date'
import type { Route } from '../../routes'

export type LifetimeName = NonNullable<Route['lifetime']>

interface Lifetime {
  /** Cache-Control of a response with status 200. */
  cacheControl: string
  /** Stale once the published affirmations change. */
  showsAffirmations?: boolean
  /** Stale at midnight: in UTC, or in any time zone if a request may name one. */
  midnight?: 'utc' | 'any zone'
}

/** Together with the polling interval of 5 s, a published or retired affirmation becomes visible within a minute. */
const AFFIRMATIONS = 's-maxage=20, stale-while-revalidate=30, stale-if-error=86400'
/** A deployment becomes visible within minutes, before pages refer to removed files of the previous build. */
const WORDS = 's-maxage=300, stale-while-revalidate=60, stale-if-error=86400'
/** A shared cache and then a browser may each use it twice as long, so that a change is visible within a minute. */
const DATA = publicFor(15)
/** An hour at most, because a file keeps its address when it changes. */
const FILE = publicFor(3_600)

export const lifetimes: Record<LifetimeName, Lifetime> = {
  'utc-day': { cacheControl: AFFIRMATIONS, showsAffirmations: true, midnight: 'utc' },
  affirmations: { cacheControl: AFFIRMATIONS, showsAffirmations: true },
  words: { cacheControl: WORDS },
  feed: { cacheControl: DATA, showsAffirmations: true, midnight: 'utc' },
  'zone-day': { cacheControl: DATA, showsAffirmations: true, midnight: 'any zone' },
  data: { cacheControl: DATA, showsAffirmations: true },
  file: { cacheControl: FILE },
  // security.txt expires, so a new one is made each day.
  'daily-file': { cacheControl: FILE, midnight: 'utc' },
  // Browsers request it at each visit, and have to get a new one soon.
  worker: { cacheControl: 'public, max-age=0, s-maxage=60' },
  hashed: { cacheControl: 'public, max-age=31536000, immutable' }
}

/** Milliseconds after which a response with affirmations is stale in any case, because the poller may have missed a change. */
const MAX_AGE_MS = 3_600_000

/** Browsers and shared caches may use a response for `seconds`, and for as long again while they revalidate it. */
function publicFor(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
}

/**
 * Returns true if a response is fresh enough to be sent.
 * @param madeAt in milliseconds since 1970
 * @param changedAt the time at which the published affirmations last changed, likewise
 */
export function isFresh(name: LifetimeName, madeAt: number, changedAt: number, now = Date.now()): boolean {
  const { showsAffirmations, midnight } = lifetimes[name]
  if (showsAffirmations && (now - madeAt > MAX_AGE_MS || madeAt < changedAt)) return false
  return !midnight || periodAt(midnight, madeAt) === periodAt(midnight, now)
}

/** Cache-Control of a response made now. A response that is stale at midnight is not cached in the minute before. */
export function cacheControlAt(name: LifetimeName, now = Date.now()): string {
  const { cacheControl, midnight } = lifetimes[name]
  return midnight && isLastMinute(midnight, now) ? 'no-cache' : cacheControl
}

/** Milliseconds between two possible midnights. In every time zone midnight is at a full quarter of an hour. */
const MIDNIGHT_EVERY_MS = { utc: DAY_MS, 'any zone': 900_000 }

/** A response made in the last minute has other headers than one made before, so that is a period of its own. */
function periodAt(midnight: keyof typeof MIDNIGHT_EVERY_MS, moment: number): string {
  return `${Math.floor(moment / MIDNIGHT_EVERY_MS[midnight])} ${isLastMinute(midnight, moment)}`
}

/** Caches in front and a browser may use a response for no more than a minute: twice DATA, or AFFIRMATIONS. */
function isLastMinute(midnight: keyof typeof MIDNIGHT_EVERY_MS, moment: number): boolean {
  const period = MIDNIGHT_EVERY_MS[midnight]
  return moment % period >= period - 60_000
}

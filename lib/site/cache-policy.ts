/** The cache policy of every kind of address in one table, for the cache of this server and for a proxy in front. */
import { DAY_MS } from '../affirmations/utc-day'
import { findScreen, type Screen } from './routes'

export interface CachePolicy {
  /** Cache-Control of a response with status 200. */
  cacheControl: string
  /** Stale once the published affirmations change. */
  showsAffirmations: boolean
  /** Stale at UTC midnight. */
  showsDay: boolean
}

/** Together with the polling interval of 5 s, a published or retired affirmation becomes visible within a minute. */
const AFFIRMATIONS = 's-maxage=20, stale-while-revalidate=30, stale-if-error=86400'
/** A deployment becomes visible within minutes, before pages refer to removed files of the previous build. */
const WORDS = 's-maxage=300, stale-while-revalidate=60, stale-if-error=86400'
/**
 * Seconds for which data with published affirmations may be cached. A shared cache and then a browser may each use it twice
 * as long, so that a change is visible within a minute.
 */
export const DATA_SECONDS = 15
const DATA = publicFor(DATA_SECONDS)
/** A file's address stays the same when it changes. */
const FILE = publicFor(3_600)

const PAGES: Record<Screen['shows'], CachePolicy> = {
  today: { cacheControl: AFFIRMATIONS, showsAffirmations: true, showsDay: true },
  affirmations: { cacheControl: AFFIRMATIONS, showsAffirmations: true, showsDay: false },
  words: { cacheControl: WORDS, showsAffirmations: false, showsDay: false }
}

/** Addresses that are not pages. The first matching pattern counts. */
const FILES: [RegExp, CachePolicy][] = [
  [
    /^\/(feed\.(xml|json)|atom\.xml|sitemap\.xml|sitemaps\/.*)$/,
    { cacheControl: DATA, showsAffirmations: true, showsDay: true }
  ],
  // It expires, so a new one is rendered each day.
  [/^\/\.well-known\/security\.txt$/, { cacheControl: FILE, showsAffirmations: false, showsDay: true }],
  // A browser asks for it at each visit; a new one has to come soon.
  [/^\/worker\.js$/, { cacheControl: 'public, max-age=0, s-maxage=60', showsAffirmations: false, showsDay: false }],
  [/^\/api\//i, { cacheControl: DATA, showsAffirmations: true, showsDay: false }],
  [
    /^\/(assets|_next\/static)\//,
    { cacheControl: 'public, max-age=31536000, immutable', showsAffirmations: false, showsDay: false }
  ],
  [/\.[a-z0-9]+$/, { cacheControl: FILE, showsAffirmations: false, showsDay: false }]
]

/** Milliseconds after which a response with affirmations is rendered again, in case the poller has missed a change. */
const MAX_AGE_MS = 3_600_000

/** Browsers and shared caches may use a response for `seconds`, and for as long again while they revalidate it. */
function publicFor(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
}

/** @param path canonical, without query */
export function cachePolicy(path: string): CachePolicy {
  const screen = findScreen(path)
  if (screen) return PAGES[screen.shows]
  return FILES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGES.affirmations
}

/**
 * Returns true if a response is fresh enough to be sent.
 * @param renderedAt in milliseconds since 1970
 * @param changedAt the time at which the published affirmations last changed, likewise
 */
export function isFresh(
  { showsAffirmations, showsDay }: CachePolicy,
  renderedAt: number,
  changedAt: number,
  now = Date.now()
): boolean {
  if (showsAffirmations && (now - renderedAt > MAX_AGE_MS || renderedAt < changedAt)) return false
  return !showsDay || Math.floor(renderedAt / DAY_MS) === Math.floor(now / DAY_MS)
}

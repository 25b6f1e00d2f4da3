/** The cache policy of every kind of address in one table, for the cache of this server and for a proxy in front. */
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
const DATA = 'public, max-age=15, s-maxage=15, stale-while-revalidate=15'

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
  // A browser asks for it at each visit; a new one has to come soon.
  [/^\/worker\.js$/, { cacheControl: 'public, max-age=0, s-maxage=60', showsAffirmations: false, showsDay: false }],
  [/^\/api\//, { cacheControl: DATA, showsAffirmations: true, showsDay: false }],
  [
    /^\/(assets|_next\/static)\//,
    { cacheControl: 'public, max-age=31536000, immutable', showsAffirmations: false, showsDay: false }
  ],
  [
    /\.[a-z0-9]+$/,
    {
      cacheControl: 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=3600',
      showsAffirmations: false,
      showsDay: false
    }
  ]
]

/** Every response is rendered again after this time, in milliseconds, in case the poller has missed a change. */
const MAX_AGE_MS = 3_600_000
/** A UTC day in milliseconds; computers do not count leap seconds. */
const DAY_MS = 86_400_000

/** @param path canonical, without query */
export function cachePolicy(path: string): CachePolicy {
  const screen = findScreen(path)
  if (screen) return PAGES[screen.shows]
  return FILES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGES.affirmations
}

/**
 * Returns true if a response is fresh enough to be sent.
 * @param renderedAt in milliseconds since 1970
 * @param changedAt when the published affirmations last changed, likewise
 */
export function isFresh(
  { showsAffirmations, showsDay }: CachePolicy,
  renderedAt: number,
  changedAt: number,
  now = Date.now()
): boolean {
  if (!showsAffirmations) return true
  if (now - renderedAt > MAX_AGE_MS || renderedAt < changedAt) return false
  return !showsDay || Math.floor(renderedAt / DAY_MS) === Math.floor(now / DAY_MS)
}

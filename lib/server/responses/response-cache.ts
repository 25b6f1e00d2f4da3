/**
 * Caches finished responses in memory by the cache policies that lib/routes.ts names. Pages have a budget of their own, so that no
 * number of files or API responses pushes them out. The first request for a missing or stale response has it made, and
 * requests that come meanwhile wait for the same work. If that fails, all of them get the stale response, or else the error.
 */
import { DAY_MS } from '../../calendar/utc-date'
import type { Route } from '../../routes'
import { type FinishedResponse, withHeaders } from './finished-response'
import { SegmentedCache } from './segmented-cache'

type CachePolicyName = NonNullable<Route['cachePolicy']>

interface CachePolicy {
  /** Cache-Control of a response with status 200. */
  cacheControl: string
  /** Stale once the published affirmations change. */
  showsAffirmations?: boolean
  /** Stale at midnight: in UTC, also where dates begin first, or in any time zone if a request may name one. */
  midnight?: 'utc' | 'utc and first zone' | 'any zone'
}

/** Together with the polling interval of 5 s, a published or retired affirmation becomes visible within a minute. */
const AFFIRMATIONS = 's-maxage=20, stale-while-revalidate=30, stale-if-error=86400'
/** A deployment becomes visible within minutes, before pages refer to removed files of the previous build. */
const WORDS = 's-maxage=300, stale-while-revalidate=60, stale-if-error=86400'
/** A shared cache and then a browser may each use it twice as long, so that a change is visible within a minute. */
const DATA = publicFor(15)
/** An hour at most, because a file keeps its address when it changes. */
const FILE = publicFor(3_600)

/** Exported for tests. */
export const cachePolicies: Record<CachePolicyName, CachePolicy> = {
  dates: { cacheControl: AFFIRMATIONS, showsAffirmations: true, midnight: 'utc and first zone' },
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

/** Makes a response. `isCacheable` is false if it depends on more than its key. */
type Make = () => Promise<{ response: FinishedResponse; isCacheable: boolean }>

interface ResponseCacheOptions {
  /** The maximum size of all responses together, in bytes; 0 caches none. */
  maxBytes: number
  /** The number of changes of the published affirmations so far. */
  changes: () => number
}

interface CachedEntry {
  response: FinishedResponse
  cachePolicy: CachePolicyName
  /** The number of changes before the work on it began: a clock that is set back would hide the next one. */
  changes: number
}

/** Carries a response with 503, because a stale response is better. */
export class TemporaryError extends Error {
  constructor(readonly response: FinishedResponse) {
    super('The response could not be made.')
  }
}

/** A stale response is for nobody else to cache. */
const UNCACHED = { 'cache-control': 'no-store' }

/** The part of all bytes that only pages have. */
const PAGES_SHARE = 0.75
/** About a kilobyte for the headers and the rest. */
const sizeOf = ({ response }: CachedEntry) => response.body.length + 1_024

export class ResponseCache {
  readonly #changes: () => number
  readonly #pages: SegmentedCache<CachedEntry>
  readonly #others: SegmentedCache<CachedEntry>
  /** The work on responses that are being made. */
  readonly #pending = new Map<string, Promise<FinishedResponse>>()
  /** The numbers of cached responses that were sent, and of responses that had to be made, since the start. */
  hits = 0
  misses = 0

  constructor({ maxBytes, changes }: ResponseCacheOptions) {
    this.#changes = changes
    this.#pages = new SegmentedCache(maxBytes * PAGES_SHARE, sizeOf)
    this.#others = new SegmentedCache(maxBytes * (1 - PAGES_SHARE), sizeOf)
  }

  get bytes(): number {
    return this.#pages.bytes + this.#others.bytes
  }

  get size(): number {
    return this.#pages.size + this.#others.size
  }

  /** Returns the response of a key if there is a fresh one. */
  find(key: string): FinishedResponse | undefined {
    const entry = this.#pages.get(key) ?? this.#others.get(key)
    if (!entry || !isFresh(entry.cachePolicy, entry.response.madeAt, entry.changes !== this.#changes()))
      return undefined
    this.hits += 1
    return entry.response
  }

  /**
   * Returns the response of a key, and makes it if there is no fresh one.
   * @param kind of its address: pages have a budget of their own
   */
  async get(
    key: string,
    cachePolicy: CachePolicyName,
    make: Make,
    kind: Route['kind'] = 'page'
  ): Promise<FinishedResponse> {
    const fresh = this.find(key)
    if (fresh) return fresh
    this.misses += 1
    const stale = this.findStale(key)
    const pending = this.#pending.get(key) ?? this.#make(key, cachePolicy, make, kind)
    try {
      return await pending
    } catch (error) {
      if (!(error instanceof TemporaryError)) throw error
      return stale ?? error.response
    }
  }

  #make(key: string, cachePolicy: CachePolicyName, make: Make, kind: Route['kind']): Promise<FinishedResponse> {
    const entries = kind === 'page' ? this.#pages : this.#others
    // The start of the work counts, since a change during it may be missing in the response.
    const madeAt = Date.now()
    const changes = this.#changes()
    const work = make()
      .then(({ response: made, isCacheable }) => {
        const response = { ...made, madeAt }
        if (response.status === 503) throw new TemporaryError(response)
        if (isCacheable) entries.set(key, { response, cachePolicy, changes })
        else entries.delete(key)
        return response
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, work)
    return work
  }

  /** Returns the response of a key at any age, for use during an error. */
  findStale(key: string): FinishedResponse | undefined {
    const entry = this.#pages.peek(key) ?? this.#others.peek(key)
    return entry && withHeaders(entry.response, UNCACHED)
  }
}

/**
 * Returns true if a response is fresh enough to be sent. Exported for tests.
 * @param madeAt in milliseconds since 1970
 * @param hasChanged true if the published affirmations have changed since then
 */
export function isFresh(name: CachePolicyName, madeAt: number, hasChanged: boolean, now = Date.now()): boolean {
  const { showsAffirmations, midnight } = cachePolicies[name]
  // The clock may have been set back.
  if (showsAffirmations && (hasChanged || Math.abs(now - madeAt) > MAX_AGE_MS)) return false
  return !midnight || periodAt(midnight, madeAt) === periodAt(midnight, now)
}

/** Cache-Control of a response made now. A response that is stale at midnight is not cached in the minute before. */
export function cacheControlAt(name: CachePolicyName, now = Date.now()): string {
  const { cacheControl, midnight } = cachePolicies[name]
  return midnight && isLastMinute(midnight, now) ? 'no-cache' : cacheControl
}

/**
 * Milliseconds between two possible midnights. Dates begin first at UTC+14, which is at 10:00 UTC: an even hour, as midnight in UTC.
 * In every time zone midnight is at a full quarter of an hour.
 */
const MIDNIGHT_EVERY_MS = { utc: DAY_MS, 'utc and first zone': 7_200_000, 'any zone': 900_000 }

/** Numbers the periods. A response made in the last minute has other headers than one made before, so that is one of its own. */
function periodAt(midnight: keyof typeof MIDNIGHT_EVERY_MS, moment: number): number {
  return 2 * Math.floor(moment / MIDNIGHT_EVERY_MS[midnight]) + (isLastMinute(midnight, moment) ? 1 : 0)
}

/** Caches in front and a browser may use a response for no more than a minute: twice DATA, or AFFIRMATIONS. */
function isLastMinute(midnight: keyof typeof MIDNIGHT_EVERY_MS, moment: number): boolean {
  const period = MIDNIGHT_EVERY_MS[midnight]
  return moment % period >= period - 60_000
}

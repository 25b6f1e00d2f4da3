/**
 * Caches finished responses in memory, in an `lru-cache`. The first request for a stale response revalidates it, and requests
 * that come meanwhile wait for the same work. If that fails, all of them get the stale response.
 */
import { LRUCache } from 'lru-cache'
import { type FinishedResponse, withHeaders } from './finished-response'
import { isFresh, type LifetimeName } from './lifetimes'

/** Makes a response. `isCacheable` is false if it depends on more than its key. */
type Make = () => Promise<{ response: FinishedResponse; isCacheable: boolean }>

interface ResponseCacheOptions {
  /** The maximum size of all responses together, in bytes; 0 caches none. */
  maxBytes: number
  /** Returns when the published affirmations last changed, in milliseconds since 1970. */
  changedAt: () => number
}

interface Entry {
  response: FinishedResponse
  lifetime: LifetimeName
  isCacheable: boolean
}

/** Carries a response with 503, because a stale response is better. */
export class TemporaryError extends Error {
  constructor(readonly response: FinishedResponse) {
    super('The response could not be made.')
  }
}

/** A stale response is for nobody else to cache. */
const UNCACHED = { 'cache-control': 'no-store' }

export class ResponseCache {
  readonly #changedAt: () => number
  readonly #entries: LRUCache<string, Entry, { make: Make; lifetime: LifetimeName }>
  /** The numbers of cached responses that were sent, and of responses that had to be made, since the start. */
  hits = 0
  misses = 0

  constructor({ maxBytes, changedAt }: ResponseCacheOptions) {
    this.#changedAt = changedAt
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      // About a kilobyte for the headers and the rest.
      sizeCalculation: ({ response }) => response.body.length + 1_024,
      noDeleteOnFetchRejection: true,
      // The request gets its response even if there is no room to cache it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { make, lifetime } }) => {
        // The start of the work counts, since a change during it may be missing in the response.
        const madeAt = Date.now()
        const { response, isCacheable } = await make()
        const entry = { response: { ...response, madeAt }, isCacheable, lifetime }
        if (entry.response.status === 503) throw new TemporaryError(entry.response)
        return entry
      }
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns the response of a key if there is a fresh one. */
  find(key: string): FinishedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !isFresh(entry.lifetime, entry.response.madeAt, this.#changedAt())) return undefined
    this.hits += 1
    return entry.response
  }

  /** Returns the response of a key, and makes it if there is no fresh one. */
  async get(key: string, lifetime: LifetimeName, make: Make): Promise<FinishedResponse> {
    const fresh = this.find(key)
    if (fresh) return fresh
    this.misses += 1
    const stale = this.#entries.peek(key)
    try {
      const entry = await this.#entries.forceFetch(key, { context: { make, lifetime }, forceRefresh: true })
      if (!entry.isCacheable) this.#entries.delete(key)
      return entry.response
    } catch (error) {
      if (!(error instanceof TemporaryError)) throw error
      return stale ? withHeaders(stale.response, UNCACHED) : error.response
    }
  }

  /** Returns the response of a key at any age, for use during an error. */
  findStale(key: string): FinishedResponse | undefined {
    const entry = this.#entries.peek(key)
    return entry && withHeaders(entry.response, UNCACHED)
  }
}

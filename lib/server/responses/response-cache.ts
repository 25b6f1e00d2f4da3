/**
 * Finished responses in memory: an `lru-cache`, of which a stale one is made again by the first request for it. Requests that
 * come meanwhile wait for the same work. If that fails because of the database, all of them get the stale response.
 */
import { LRUCache } from 'lru-cache'
import { type FinishedResponse, recompress, sizeOf } from './finished-response'
import { isFresh, type LifetimeName } from './lifetimes'

/** Makes a response. `isCacheable` is false if it depends on more than its key. */
export type Make = () => Promise<{ response: FinishedResponse; isCacheable: boolean }>

interface ResponseCacheOptions {
  /** The maximum size of all responses together, in bytes; 0 keeps none. */
  maxBytes: number
  /** Returns when the published affirmations last changed, in milliseconds since 1970. */
  changedAt: () => number
}

interface Entry {
  response: FinishedResponse
  lifetime: LifetimeName
  isCacheable: boolean
}

/** A response that says that something is out of order for a moment: a stale one is better. */
class Temporary extends Error {
  constructor(readonly response: FinishedResponse) {
    super('The response could not be made.')
  }
}

export class ResponseCache {
  readonly #changedAt: () => number
  readonly #entries: LRUCache<string, Entry, { make: Make; lifetime: LifetimeName }>
  #isCompressing = false
  /** Since the start: responses from memory, and those that had to be made. */
  hits = 0
  misses = 0

  constructor({ maxBytes, changedAt }: ResponseCacheOptions) {
    this.#changedAt = changedAt
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ response }) => sizeOf(response),
      noDeleteOnFetchRejection: true,
      // Whoever asked gets what was made, even if there is no room to keep it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { make, lifetime } }) => {
        // The start of the work counts, since a change during it may be missing in the response.
        const madeAt = Date.now()
        const { response, isCacheable } = await make()
        const entry = { response: { ...response, madeAt }, isCacheable, lifetime }
        if (entry.response.status === 503) throw new Temporary(entry.response)
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
    if (!entry.response.isSmallest && !this.#isCompressing) void this.#compressBetter(key, entry)
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
      if (!(error instanceof Temporary)) throw error
      return stale ? uncached(stale.response) : error.response
    }
  }

  /** Returns the response of a key at any age, for use during an error. */
  findStale(key: string): FinishedResponse | undefined {
    const entry = this.#entries.peek(key)
    return entry && uncached(entry.response)
  }

  /** One at a time, and of what is being read: it takes a core for up to half a second. */
  async #compressBetter(key: string, entry: Entry): Promise<void> {
    this.#isCompressing = true
    try {
      const response = await recompress(entry.response)
      // It may have been made again meanwhile.
      if (this.#entries.peek(key) === entry) this.#entries.set(key, { ...entry, response })
    } catch (error) {
      // It stays as it was.
      entry.response.isSmallest = true
      console.error(error)
    } finally {
      this.#isCompressing = false
    }
  }
}

/** Other caches may not store it. */
function uncached(response: FinishedResponse): FinishedResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } }
}

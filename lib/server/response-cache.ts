/**
 * A cache of finished responses in memory, which evicts the least recently used. The first request for a stale response
 * renders it again; concurrent requests wait for the same render. If the render fails because of the database, all of them
 * get the stale response. Not a cache from npm: freshness depends on the content version and on midnight UTC, and an entry
 * changes its size when it is compressed again.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CachePolicy, cachePolicy, isFresh } from '../site/cache-policy'
import { type FinishedResponse, recompress, sizeOf } from './finished-response'

/** Renders a response. `isCacheable` is false if the response depends on more than its key. */
export type Render = () => Promise<{ response: FinishedResponse; isCacheable: boolean }>

interface ResponseCacheOptions {
  /** The maximum size of all bodies together, in bytes. */
  maxBytes: number
  /** Returns when the published affirmations last changed, in milliseconds since 1970. */
  changedAt: () => number
  /** Returns true if the database caused a failed render, so that a stale response is better than an error. */
  isTemporary: (response: FinishedResponse) => boolean
  /**
   * The maximum number of responses that wait for recompression. A crawl renders all pages, and most are not read again before
   * they are stale: one that finds no room gets it when it is read again.
   */
  maxQueue?: number
}

interface Entry {
  response: FinishedResponse
  policy: CachePolicy
  /** Its size when it was last measured, in bytes. */
  bytes: number
  /** True if there is nothing to recompress, or it has been tried. */
  isSmallest: boolean
}

/** Responses are recompressed after the process has been mostly idle for this time, in milliseconds. */
const IDLE_MS = 250
/** The share of that time in which it may have been busy. */
const MAX_UTILIZATION = 0.3
const MAX_QUEUE = 100

export class ResponseCache {
  readonly #options: ResponseCacheOptions
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<FinishedResponse>>()
  readonly #queue = new Set<string>()
  /** Since the start: responses from memory, and those that had to be made. */
  hits = 0
  renders = 0
  #bytes = 0
  #isCompressing = false
  #isClosed = false

  constructor(options: ResponseCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns the response of a key if it is fresh. */
  find(key: string): FinishedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (!isFresh(entry.policy, entry.response.renderedAt, this.#options.changedAt())) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.hits += 1
    if (!entry.isSmallest) this.#enqueue(key)
    return entry.response
  }

  /** Returns the response of a key, and renders it if there is no fresh one. */
  async get(key: string, render: Render): Promise<FinishedResponse> {
    const fresh = this.find(key)
    if (fresh) return fresh
    const running = this.#pending.get(key)
    if (running) return running
    const started = this.#render(key, render).finally(() => this.#pending.delete(key))
    this.#pending.set(key, started)
    return started
  }

  /** Returns the response of a key at any age, for use during an error. Other caches may not store it. */
  findStale(key: string): FinishedResponse | undefined {
    const entry = this.#entries.get(key)
    return entry && uncached(entry.response)
  }

  /** Stops compressing. */
  close(): void {
    this.#isClosed = true
  }

  async #render(key: string, render: Render): Promise<FinishedResponse> {
    const stale = this.#entries.get(key)?.response
    // The start of the render counts, since a change during it may be missing in the response.
    const renderedAt = Date.now()
    this.renders += 1
    const { response: rendered, isCacheable } = await render()
    const response = { ...rendered, renderedAt }
    if (stale && this.#options.isTemporary(response)) {
      return uncached(stale)
    }
    if (isCacheable) {
      this.#store(key, response, !response.bodies.br)
      if (response.bodies.br) this.#enqueue(key)
    } else if (stale) this.#remove(key)
    return response
  }

  #store(key: string, response: FinishedResponse, isSmallest: boolean): void {
    this.#remove(key)
    const entry = { response, policy: cachePolicy(key.split('?')[0] as string), bytes: 0, isSmallest }
    this.#entries.set(key, entry)
    response.onGrowth = () => {
      if (this.#entries.get(key) === entry) this.#measure(key, entry)
    }
    this.#measure(key, entry)
  }

  /** Counts the bytes of an entry, and removes others if they are too many. */
  #measure(key: string, entry: Entry): void {
    this.#bytes -= entry.bytes
    entry.bytes = sizeOf(entry.response)
    this.#bytes += entry.bytes
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes || oldest === key) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #enqueue(key: string): void {
    if (this.#queue.size < (this.#options.maxQueue ?? MAX_QUEUE)) this.#queue.add(key)
    void this.#compressQueue()
  }

  /** Recompresses one response at a time while the process is idle, because compression takes a core. */
  async #compressQueue(): Promise<void> {
    if (this.#isCompressing) return
    this.#isCompressing = true
    for (const key of this.#queue) {
      await this.#untilIdle()
      if (this.#isClosed) return
      this.#queue.delete(key)
      await this.#compressAgain(key)
    }
    this.#isCompressing = false
  }

  async #compressAgain(key: string): Promise<void> {
    const entry = this.#entries.get(key)
    if (!entry) return
    const { response } = entry
    entry.isSmallest = true
    try {
      const smaller = await recompress(response)
      // Discard the result if the response has been rendered again in the meantime.
      if (this.#entries.get(key)?.response === response) this.#store(key, smaller, true)
    } catch (error) {
      // The response stays in the cache as it was.
      console.error(error)
    }
  }

  async #untilIdle(): Promise<void> {
    let busy = 1
    while (!this.#isClosed && busy > MAX_UTILIZATION) {
      const before = performance.eventLoopUtilization()
      await sleep(IDLE_MS, undefined, { ref: false })
      busy = performance.eventLoopUtilization(before).utilization
    }
  }
}

function uncached(response: FinishedResponse): FinishedResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } }
}

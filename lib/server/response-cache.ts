/**
 * Finished responses in memory, the least recently used go first. A stale one is rendered again for the next who asks; all
 * who ask meanwhile wait for the same render, and get the stale one if it fails because of the database.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type FinishedResponse, recompress, sizeOf } from './finished-response'

/** Renders a response. `isCacheable` is false for what depends on more than its key. */
export type Render = () => Promise<{ response: FinishedResponse; isCacheable: boolean }>

interface ResponseCacheOptions {
  /** Most bytes of all bodies together. */
  maxBytes: number
  /** Whether a response that was rendered at this time, for this key, may still be sent. */
  isFresh: (key: string, renderedAt: number) => boolean
  /** Whether a failed render is the database's fault, so that a stale response is better than none. */
  isTemporary: (response: FinishedResponse) => boolean
}

/** How long the process has to be idle before a response is compressed again, in milliseconds. */
const IDLE_MS = 250
/** Most responses that wait to be compressed again; the first request after a publication may ask for all. */
const MAX_QUEUE = 2_000

export class ResponseCache {
  readonly #options: ResponseCacheOptions
  /** In the order of last use. */
  readonly #entries = new Map<string, FinishedResponse>()
  readonly #pending = new Map<string, Promise<FinishedResponse>>()
  readonly #queue = new Set<string>()
  #bytes = 0
  #isCompressing = false
  #lastUse = 0
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

  /** The response of a key if it is fresh. */
  find(key: string): FinishedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !this.#options.isFresh(key, entry.renderedAt)) return undefined
    this.#lastUse = Date.now()
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** The response of a key, rendered if there is no fresh one. */
  async get(key: string, render: Render): Promise<FinishedResponse> {
    const fresh = this.find(key)
    if (fresh) return fresh
    const running = this.#pending.get(key)
    if (running) return running
    const started = this.#render(key, render).finally(() => this.#pending.delete(key))
    this.#pending.set(key, started)
    return started
  }

  /** Stops compressing. */
  close(): void {
    this.#isClosed = true
  }

  async #render(key: string, render: Render): Promise<FinishedResponse> {
    const stale = this.#entries.get(key)
    const { response, isCacheable } = await render()
    if (stale && this.#options.isTemporary(response)) {
      return { ...stale, headers: { ...stale.headers, 'cache-control': 'no-store' } }
    }
    if (isCacheable) {
      this.#store(key, response)
      if (response.bodies.br && this.#queue.size < MAX_QUEUE) this.#queue.add(key)
      void this.#compressQueue()
    } else if (stale) this.#remove(key)
    return response
  }

  #store(key: string, response: FinishedResponse): void {
    this.#remove(key)
    this.#entries.set(key, response)
    this.#bytes += sizeOf(response)
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes || oldest === key) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry)
  }

  /** One at a time, and only while nobody asks for anything: compression takes a core. */
  async #compressQueue(): Promise<void> {
    if (this.#isCompressing) return
    this.#isCompressing = true
    for (const key of this.#queue) {
      do await sleep(IDLE_MS, undefined, { ref: false })
      while (!this.#isClosed && Date.now() - this.#lastUse < IDLE_MS)
      if (this.#isClosed) return
      this.#queue.delete(key)
      const entry = this.#entries.get(key)
      if (!entry) continue
      const smaller = await recompress(entry)
      // It may have been rendered again meanwhile.
      if (this.#entries.get(key) === entry) this.#store(key, smaller)
    }
    this.#isCompressing = false
  }
}

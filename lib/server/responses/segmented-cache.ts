/**
 * A segmented LRU cache of two `lru-cache`s: what was requested once is on probation and leaves first, what was requested again
 * is protected. So a crawl, or many odd addresses, push out what was requested once, and not what people read.
 */
import { LRUCache } from 'lru-cache'

/** The part of all bytes that is protected. */
const PROTECTED_SHARE = 0.8

export class SegmentedCache<Value extends object> {
  readonly #maxBytes: number
  readonly #probation: LRUCache<string, Value>
  readonly #protected: LRUCache<string, Value>

  constructor(maxBytes: number, sizeCalculation: (value: Value) => number) {
    this.#maxBytes = Math.max(1, maxBytes)
    this.#probation = new LRUCache({ maxSize: this.#maxBytes, sizeCalculation })
    this.#protected = new LRUCache({ maxSize: this.#maxBytes, sizeCalculation })
  }

  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize
  }

  get size(): number {
    return this.#probation.size + this.#protected.size
  }

  /** Returns a value, which is protected from then on. */
  get(key: string): Value | undefined {
    const value = this.#protected.get(key) ?? this.#probation.peek(key)
    if (value && this.#probation.delete(key)) this.#protect(key, value)
    return value
  }

  /** Returns a value, which counts as not requested. */
  peek(key: string): Value | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key)
  }

  set(key: string, value: Value): void {
    if (this.#probation.delete(key) || this.#protected.has(key)) {
      this.#protect(key, value)
      return
    }
    this.#probation.set(key, value)
    this.#makeRoom()
  }

  delete(key: string): void {
    this.#probation.delete(key)
    this.#protected.delete(key)
  }

  #protect(key: string, value: Value): void {
    this.#protected.set(key, value)
    while (this.#protected.calculatedSize > this.#maxBytes * PROTECTED_SHARE) {
      const oldest = this.#protected.rkeys().next().value as string
      const demoted = this.#protected.peek(oldest) as Value
      this.#protected.delete(oldest)
      this.#probation.set(oldest, demoted)
    }
    this.#makeRoom()
  }

  #makeRoom(): void {
    while (this.bytes > this.#maxBytes) this.#probation.pop()
  }
}

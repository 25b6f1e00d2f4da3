/** Limits the number of concurrent renders, of pages or of images: each takes megabytes, and all share one core. */

export class TooManyRenders extends Error {}

export class RenderQueue {
  readonly #waiting: (() => void)[] = []
  readonly #maxConcurrent: number
  readonly #maxWaiting: number
  #running = 0

  /** @param maxWaiting above this length of the queue a render is refused at once, which is better than a response in a minute */
  constructor(maxConcurrent: number, maxWaiting: number) {
    this.#maxConcurrent = maxConcurrent
    this.#maxWaiting = maxWaiting
  }

  /** @throws TooManyRenders */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#maxConcurrent) {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooManyRenders('Too many renders are waiting.')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await render()
    } finally {
      // The next render takes over this one's slot, so the count stays the same.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

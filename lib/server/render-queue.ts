/** Lets a few renders run at once, and the others wait: each takes megabytes, and all share one core. */

export class TooManyRenders extends Error {}

export class RenderQueue {
  readonly #waiting: (() => void)[] = []
  readonly #atOnce: number
  readonly #mostWaiting: number
  #running = 0

  /** @param mostWaiting who comes when so many wait is turned away at once, which is better than a response in a minute */
  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** @throws TooManyRenders */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new TooManyRenders('Too many pages are being rendered.')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await render()
    } finally {
      // The next one takes this one's place.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/**
 * Admits work that is not done yet: so much at once, and so much that waits. Clients take turns, so that one that asks for
 * much does not keep the others waiting, and between two pieces of work the process turns to whatever else has come.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

export class TooBusy extends Error {}

interface GateOptions {
  running: number
  waiting: number
  /** The share of one client in what waits; all of it unless given. */
  waitingOfClient?: number
}

export class Gate {
  readonly #options: GateOptions
  /** What waits, by client, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #waits = 0
  #running = 0

  constructor(options: GateOptions) {
    this.#options = options
  }

  /**
   * @param client whose turn it uses
   * @throws TooBusy at once if too much waits, which is better than a response in a minute
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.running) await this.#wait(client)
    else this.#running += 1
    try {
      return await work()
    } finally {
      void this.#admitNext()
    }
  }

  #wait(client: string): Promise<void> {
    const { waiting, waitingOfClient = waiting } = this.#options
    const own = this.#waiting.get(client) ?? []
    if (this.#waits >= waiting || own.length >= waitingOfClient) {
      return Promise.reject(new TooBusy('Too much waits to be done.'))
    }
    this.#waits += 1
    this.#waiting.set(client, own)
    return new Promise((resolve) => own.push(resolve))
  }

  /** The next piece of work takes over the place of one that is done, so the count stays the same. */
  async #admitNext(): Promise<void> {
    if (this.#waits > 0) await nextTurn()
    const [client, own] = this.#waiting.entries().next().value ?? []
    if (client === undefined || own === undefined) {
      this.#running -= 1
      return
    }
    this.#waits -= 1
    // To the end of the turns.
    this.#waiting.delete(client)
    const admit = own.shift()
    if (own.length > 0) this.#waiting.set(client, own)
    admit?.()
  }
}

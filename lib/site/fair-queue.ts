/**
 * A queue that is fair to clients. Limits how many tasks run at once and how many wait. Clients take turns, so that one that asks for much does not keep the others
 * waiting; between two tasks the process serves whatever else has come.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

export class TooBusy extends Error {}

interface FairQueueOptions {
  maxRunning: number
  maxWaiting: number
  /** The tasks of one client that may wait; `maxWaiting` unless given. */
  maxWaitingPerClient?: number
}

export class FairQueue {
  readonly #options: FairQueueOptions
  /** The waiting tasks by client, in the order of the turns. */
  readonly #queues = new Map<string, (() => void)[]>()
  #waitingCount = 0
  #running = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /**
   * @param client whose turn it uses
   * @throws TooBusy at once if too many tasks wait: an error now is better than a response in a minute
   */
  async run<Result>(client: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#options.maxRunning) await this.#wait(client)
    else this.#running += 1
    try {
      return await task()
    } finally {
      void this.#admitNext()
    }
  }

  #wait(client: string): Promise<void> {
    const { maxWaiting, maxWaitingPerClient = maxWaiting } = this.#options
    const own = this.#queues.get(client) ?? []
    if (this.#waitingCount >= maxWaiting || own.length >= maxWaitingPerClient) {
      return Promise.reject(new TooBusy('Too many tasks are waiting.'))
    }
    this.#waitingCount += 1
    this.#queues.set(client, own)
    return new Promise((resolve) => own.push(resolve))
  }

  /** The next task takes the place of the one that has ended, so the count of running tasks stays the same. */
  async #admitNext(): Promise<void> {
    if (this.#waitingCount > 0) await nextTurn()
    const [client, own] = this.#queues.entries().next().value ?? []
    if (client === undefined || own === undefined) {
      this.#running -= 1
      return
    }
    this.#waitingCount -= 1
    // The client goes to the end of the line.
    this.#queues.delete(client)
    const admit = own.shift()
    if (own.length > 0) this.#queues.set(client, own)
    admit?.()
  }
}

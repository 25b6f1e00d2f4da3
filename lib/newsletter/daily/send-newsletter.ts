/**
 * Sends the e-mail of a day to everyone who has not had it. Any number of runs may do so at once, and a run may be killed:
 * rows say who has it (lib/newsletter/daily/deliveries.ts), and never are more than `slots` e-mails sent without their row
 * saying so.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Affirmation } from '../../affirmations/types'
import { dateBefore, utcDate } from '../../affirmations/utc-date'
import { dailyEmails, listHeaders } from '../emails/email-templates'
import { type Links, openLinks } from '../emails/links'
import { deleteExpired } from '../list/subscribers'
import { SEND_WITHIN_MS, SendError, type Transport } from '../transport'
import * as deliveries from './deliveries'
import { leasesOf } from './leases'
import { DAYS_BACK } from './send-date'

export interface Run {
  /** UTC day, YYYY-MM-DD. */
  day: string
  affirmation: Affirmation
  /** At most so many e-mails. */
  limit?: number
  /** Ends the run early: no new e-mail starts, those on their way finish. */
  signal?: AbortSignal
  onProgress?: (counts: { sent: number; failed: number }) => void
  /** Called once when nothing is left but what others have leased, or what is to be tried again, with the time of that. */
  onWait?: (until: Date) => void
  timing?: Timing
}

interface Result {
  /** Taken by the server in this run. */
  sent: number
  /** Subscribers who had it before, were refused before, or got it from another run meanwhile. */
  skipped: number
  /** Refused for good, or still not taken after the last try of this run. */
  failed: number
  /** The reason why the run ended before everyone had a turn. */
  stopped?: string
}

/** All in milliseconds. */
export interface Timing {
  /** Duration of a lease: what an e-mail can take, and what may pass before it begins. After a kill -9 it is waited for. */
  lease: number
  /** Time that a lease may wait before its e-mail begins. */
  beginWithin: number
  /** Waits before the second, third, … try. After the last one an e-mail is left to a later run. */
  retries: number[]
  /** Pauses of the run if the server does not answer; longer each time in a row, then the run ends. */
  pauses: number[]
}

const TIMING: Timing = {
  lease: SEND_WITHIN_MS + 15_000,
  beginWithin: 10_000,
  retries: [2_000, 8_000, 30_000, 60_000],
  pauses: [500, 1_000, 2_000, 4_000, 8_000, 16_000]
}
/** Milliseconds until an e-mail that was given up is due again: past the patience of a run. The next run brings it forward. */
const LATER_MS = 600_000
/** Number of e-mails leased at once for each one that can be on its way. */
const BATCHES = 4
/** So many refusals in a row, with nothing taken between them, are not about the addresses. */
const REFUSALS_IN_A_ROW = 50

/**
 * Returns when everyone has the e-mail, was refused, or was given up, here or in another process.
 * @throws Error if the database fails; e-mails that were on their way are finished first
 */
export async function sendNewsletter(transport: Transport, run: Run): Promise<Result> {
  const { lease, beginWithin, retries } = run.timing ?? TIMING
  const stop = new AbortController()
  const signal = run.signal ? AbortSignal.any([stop.signal, run.signal]) : stop.signal
  const delivery = new DeliveryOfDay(transport, { ...run, signal }, await openLinks(), (reason) => stop.abort(reason))

  await deliveries.deleteBefore(dateBefore(utcDate(new Date()), 2 * DAYS_BACK))
  await deleteExpired()
  await deliveries.addMissing(run.day)
  await deliveries.bringForward(run.day)
  const settledBefore = await deliveries.countSettled(run.day)
  const patience = Math.max(lease, ...retries)
  const limit = run.limit ?? Number.POSITIVE_INFINITY
  const batch = BATCHES * transport.slots
  let isTold = false
  const onWait = (until: Date) => {
    // The e-mails that this run itself is sending are not waited for.
    if (isTold || !delivery.isIdle) return
    isTold = true
    run.onWait?.(until)
  }
  const leases = leasesOf({ day: run.day, limit, batch, duration: lease, beginWithin, patience, onWait, signal })
  const slot = async () => {
    for (let next = await leases.next(); !next.done; next = await leases.next()) await delivery.deliver(next.value)
  }
  const work = Array.from({ length: transport.slots }, () =>
    slot().catch((error) => {
      stop.abort('The database failed.')
      throw error
    })
  )
  const failure = (await Promise.allSettled(work)).find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  await delivery.recordRefusals()

  const { sent, refused, givenUp } = delivery
  // The rows of those who leave meanwhile go with them: it cannot be fewer than at first.
  const skipped = Math.max(settledBefore, (await deliveries.countSettled(run.day)) - sent - refused)
  return { sent, skipped, failed: refused + givenUp, ...(signal.aborted && { stopped: String(signal.reason) }) }
}

/** Sends one e-mail after the other, and decides what a failure means for the e-mail, for its address and for the run. */
class DeliveryOfDay {
  sent = 0
  refused = 0
  givenUp = 0
  /** The refusals since the last e-mail that was taken: they may be about us. In the rows they wait, should this process die. */
  #refusals: deliveries.Lease[] = []
  #silencesInARow = 0
  #inFlight = 0
  readonly #timing: Timing
  readonly #emailWith: ReturnType<typeof dailyEmails>

  constructor(
    readonly transport: Transport,
    readonly run: Run,
    readonly links: Links,
    readonly stop: (reason: string) => void
  ) {
    this.#timing = run.timing ?? TIMING
    this.#emailWith = dailyEmails(run.day, run.affirmation)
  }

  get isIdle(): boolean {
    return this.#inFlight === 0
  }

  async deliver(lease: deliveries.Lease): Promise<void> {
    this.#inFlight += 1
    try {
      await this.#deliver(lease)
    } finally {
      this.#inFlight -= 1
    }
  }

  async #deliver(lease: deliveries.Lease): Promise<void> {
    const { subscriberId, email } = lease
    try {
      await this.transport.send({
        ...this.#emailWith(this.links.unsubscribePage(subscriberId)),
        to: email,
        id: `${this.run.day}.${subscriberId}`,
        headers: listHeaders(this.links, subscriberId)
      })
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      await this.#fail(lease, error)
      return this.#report()
    }
    await deliveries.markSent(lease)
    this.sent += 1
    this.#silencesInARow = 0
    await this.recordRefusals()
    this.#report()
  }

  /** Holds the refusals so far against their addresses. A run that was stopped leaves them to the next one. */
  async recordRefusals(): Promise<void> {
    const refusals = this.#refusals
    this.#refusals = []
    if (refusals.length === 0 || this.run.signal?.aborted) return
    const counted = await deliveries.markRefused(refusals)
    this.refused += counted
  }

  async #fail(lease: deliveries.Lease, { failure, message }: SendError): Promise<void> {
    if (failure === 'misconfigured') {
      this.stop(`The server does not take mails from here: ${message}`)
      return deliveries.release([lease])
    }
    if (failure === 'refused') {
      this.#silencesInARow = 0
      const due = new Date(Date.now() + LATER_MS)
      await deliveries.markWaiting(lease, due, message)
      this.#refusals.push({ ...lease, due })
      if (this.#refusals.length === REFUSALS_IN_A_ROW) this.stop(`The server refuses everything: ${message}`)
      return
    }
    const wait = this.#timing.retries[lease.attempts % (this.#timing.retries.length + 1)]
    if (wait === undefined) this.givenUp += 1
    await deliveries.markWaiting(lease, new Date(Date.now() + (wait ?? LATER_MS)), message)
    if (failure === 'lost') await this.#pause(message)
    else this.#silencesInARow = 0
  }

  /** Each round of slots without an answer pauses longer than the one before. */
  async #pause(message: string): Promise<void> {
    const round = Math.floor(this.#silencesInARow / this.transport.slots)
    this.#silencesInARow += 1
    const pause = this.#timing.pauses[round]
    if (pause === undefined) this.stop(`The server does not answer: ${message}`)
    else await sleep(pause)
  }

  #report(): void {
    const { sent, refused, givenUp } = this
    this.run.onProgress?.({ sent, failed: refused + givenUp })
  }
}

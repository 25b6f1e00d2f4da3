/** The leases of a run, one after the other. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lease, leaseDue, nextDue, release } from './deliveries'

/** All in milliseconds. */
export interface Timing {
  /** Duration of a lease: what an e-mail can take, and what may pass before it begins. After a kill -9 it is waited for. */
  lease: number
  /** A lease that has waited for longer is given back rather than begun: what is left has to be enough. */
  beginWithin: number
  /** Waits before the second, third, … try. After the last one an e-mail is left to a later run. */
  retries: number[]
  /** Pauses of the run if the server does not answer; longer each time in a row, then the run ends. */
  pauses: number[]
}

interface LeaseOptions {
  /** The dates that it is anywhere. */
  days: string[]
  /** The time that the dates of readers are taken from. */
  clock: () => Date
  /** The maximum number of leases. */
  limit: number
  /** Number of rows leased at a time, as one commit; those of a process that dies are held until their lease ends. */
  batch: number
  timing: Timing
  /** Called while nothing can be leased, with the time from which something can. */
  onWait: (until: Date) => void
  /** Ends the run; leases that were not used are given back. */
  signal: AbortSignal
}

/** Milliseconds between two looks for a row that is due again. */
const LOOK_MS = 100

/** Ends when nothing of the dates is open any more, in this process or in another. */
export async function* leasesOf({
  days,
  clock,
  limit,
  batch,
  timing,
  onWait,
  signal
}: LeaseOptions): AsyncGenerator<Lease> {
  const { lease: duration, beginWithin, retries } = timing
  // A row that is due later is left to another run.
  const patience = Math.max(duration, ...retries)
  let left = limit
  while (left > 0 && !signal.aborted) {
    const leases = await leaseDue(days, Math.min(batch, left), duration, clock())
    if (leases.length === 0) {
      const until = await nextDue(days, new Date(Date.now() + patience))
      if (!until) return
      // What is due already has been taken by another run just now, and there may be more.
      if (until.getTime() > Date.now()) {
        onWait(until)
        await sleep(LOOK_MS)
      }
    }
    left -= leases.length
    for (const [index, lease] of leases.entries()) {
      const isLate = Date.now() > lease.due.getTime() - duration + beginWithin
      if (signal.aborted || isLate) {
        left += leases.length - index
        await release(leases.slice(index))
        break
      }
      yield lease
    }
  }
}

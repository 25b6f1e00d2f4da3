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

export interface Run {
  /** The time by which it is decided who is due, and which date it is for them. Tests set it. */
  clock?: () => Date
  /** Milliseconds until the next run, if that is not soon: whoever is due in them gets the e-mail already now. */
  ahead?: number
  /** The maximum number of e-mails. */
  limit?: number
  /** Ends the run early: no new e-mail starts, those on their way finish. */
  signal?: AbortSignal
  onProgress?: (counts: { sent: number; failed: number }) => void
  /** Called when nothing is left but what others have leased, or what is to be tried again, with the time of that. */
  onWait?: (until: Date) => void
  timing?: Timing
}

/** Milliseconds between two looks for a row that is due again. */
const LOOK_MS = 100

/**
 * Ends when nothing of the dates is open any more, in this process or in another.
 * @param days the dates that it is anywhere
 * @param batch number of rows leased at a time, as one commit; those of a process that dies are held until their lease ends
 */
export async function* leasesOf(
  { clock, limit, timing, onWait, signal }: Required<Pick<Run, 'clock' | 'limit' | 'timing' | 'onWait' | 'signal'>>,
  days: string[],
  batch: number
): AsyncGenerator<Lease> {
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

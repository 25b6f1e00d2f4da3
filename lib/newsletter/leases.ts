/** The claims of a run, one after the other: first for who has no mail of the day yet, then for what is due again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Claim, claimDue, claimNew, nextDue, release } from './deliveries'

interface Claiming {
  day: string
  /** At most so many. */
  limit: number
  /** How many are claimed at a time, as one commit; those of a process that dies are held until their lease ends. */
  batch: number
  /** How long a claim lasts, in milliseconds. */
  lease: number
  /** One that has waited for longer is given back rather than begun, in milliseconds: what is left has to be enough. */
  beginWithin: number
  /** What is due later than this is left to another run, in milliseconds. */
  patience: number
  /** Called while nothing can be claimed, with the time from which something can. */
  onWait: (until: Date) => void
  /** Ends the claims; what was claimed and not taken is given back. */
  signal: AbortSignal
}

/** How often to look whether something is due again, in milliseconds. */
const LOOK_MS = 100

/** Ends when nothing of the day is open any more, in this process or in another. */
export async function* claimsOf(claiming: Claiming): AsyncGenerator<Claim> {
  const { day, limit, batch, lease, beginWithin, patience, onWait, signal } = claiming
  let left = limit
  let after: string | undefined = ''
  while (left > 0 && !signal.aborted) {
    const size = Math.min(batch, left)
    let claims: Claim[]
    if (after !== undefined) {
      const found: Awaited<ReturnType<typeof claimNew>> = await claimNew(day, after, size, lease)
      claims = found.claims
      after = found.last
    } else {
      claims = await claimDue(day, size, lease)
      if (claims.length === 0) {
        const until = await nextDue(day, new Date(Date.now() + patience))
        if (!until) return
        onWait(until)
        await sleep(LOOK_MS)
      }
    }
    left -= claims.length
    for (const [index, claim] of claims.entries()) {
      const isLate = Date.now() > claim.due.getTime() - lease + beginWithin
      if (signal.aborted || isLate) {
        left += claims.length - index
        await release(claims.slice(index))
        break
      }
      yield claim
    }
  }
}

/**
 * Sends the daily e-mail to everyone whose time has come. Any number of runs may do so at once, and a run may be killed:
 * rows say who has it (lib/newsletter/daily/deliveries.ts), and never are more than `maxConcurrent` e-mails sent without their
 * row saying so.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { categoryNames } from '../../../content/types'
import { categoryPick, dailyAffirmation } from '../../affirmations/draws/daily-pick'
import { dailyEmails, listFields } from '../emails/email-templates'
import { type Links, openLinks } from '../emails/links'
import { SEND_WITHIN_MS, SendError, type Transport } from '../transport'
import { batcher } from './batcher'
import * as deliveries from './deliveries'
import { leasesOf, type Run, type Timing } from './leases'

interface Result {
  /** Taken by the server in this run. */
  sent: number
  /** Refused for good, or still not taken after the last try of this run. */
  failed: number
  /** Of these, refused for the sender's sake: they wait, and count against no address. */
  blamedOnSender: number
  /** The reason why the run ended before everyone had a turn. */
  stopped?: string
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
/** So many for the sender's sake in a row end the run, if they come from several providers, or there is only one. */
const BLOCKS_IN_A_ROW = 10
const SEVERAL_PROVIDERS = 3
/** Refusals without a status are about the sender if so many, and this share, of a run or of a provider were refused. */
const MANY_UNCLEAR = 5
const UNCLEAR_SHARE = 0.2
/** 5.7.x is a policy; Microsoft says 5.4.1 and 5.5.0 of mailboxes that are not there. */
const MAY_BE_ADDRESS = /^5\.(7\.\d+|4\.1|5\.0)$/
/** SQLite takes 999 values in a statement. */
const AT_ONCE = 200

/**
 * Returns when everyone who is due has the e-mail, was refused, or was given up, here or in another process.
 * @throws Error if the database fails; e-mails that were on their way are finished first
 */
export async function sendNewsletter(transport: Transport, run: Run): Promise<Result> {
  const { clock = () => new Date(), ahead = 0, limit = Number.POSITIVE_INFINITY, timing = TIMING } = run
  const stop = new AbortController()
  const signal = run.signal ? AbortSignal.any([stop.signal, run.signal]) : stop.signal
  const end = (reason: string) => stop.abort(reason)
  const delivery = new DailyDelivery(transport, { ...run, signal, timing }, await openLinks(), end)

  const now = clock()
  const days = deliveries.currentDates(now)
  await deliveries.failExpired(days[0] as string)
  await deliveries.addDue(now, new Date(now.getTime() + ahead))
  await deliveries.bringForward(days)
  let inFlight = 0
  let isTold = false
  const onWait = (until: Date) => {
    // The e-mails that this run itself is sending are not waited for.
    if (isTold || inFlight > 0) return
    isTold = true
    run.onWait?.(until)
  }
  const leases = leasesOf({ clock, limit, timing, onWait, signal }, days, BATCHES * transport.maxConcurrent)
  const slot = async () => {
    for (let next = await leases.next(); !next.done; next = await leases.next()) {
      inFlight += 1
      await delivery.deliver(next.value)
      inFlight -= 1
    }
  }
  const work = Array.from({ length: transport.maxConcurrent }, () =>
    slot().catch((error) => {
      stop.abort('The database failed.')
      throw error
    })
  )
  const failure = (await Promise.allSettled(work)).find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  await delivery.recordRefusals()
  await delivery.recordUnclear()

  const { sent, refused, givenUp, blamedOnSender } = delivery
  return {
    sent,
    failed: refused + givenUp,
    blamedOnSender,
    ...(signal.aborted && { stopped: String(signal.reason) })
  }
}

/** The e-mail of a date for the readers of these categories, or of all. */
async function emailOf(day: string, categories: string | null, now?: number) {
  const chosen = categoryNames.filter((name) => categories?.split(' ').includes(name))
  // The same as on the site: an affirmation that has been retired since is replaced.
  const affirmation =
    chosen.length > 0 ? await categoryPick(day, chosen, now) : (await dailyAffirmation(day, now))?.affirmation
  if (!affirmation) throw new Error('There is no affirmation to send: nothing is published.')
  return dailyEmails(day, affirmation)
}

/** The domain of an address. */
function providerOf({ email }: deliveries.Lease): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

function byProvider(leases: deliveries.Lease[]): Map<string, deliveries.Lease[]> {
  const groups = new Map<string, deliveries.Lease[]>()
  for (const lease of leases) {
    const group = groups.get(providerOf(lease))
    if (group) group.push(lease)
    else groups.set(providerOf(lease), [lease])
  }
  return groups
}

/** Sends one e-mail after the other, and decides what a failure means for the e-mail, for its address and for the run. */
class DailyDelivery {
  sent = 0
  refused = 0
  givenUp = 0
  blamedOnSender = 0
  /** The number of e-mails that each provider has taken, by its domain. */
  readonly #taken = new Map<string, number>()
  readonly #tried = new Set<string>()
  /** The domains of the refusals for the sender's sake since the last e-mail that was taken. */
  #blocks: string[] = []
  /** Refused for the sender's sake by a policy, or by what providers also say of addresses that are not there. */
  readonly #policyRefusals: deliveries.Lease[] = []
  /** Refused without a status: at the end it shows whether they are about the sender. */
  readonly #unclear: deliveries.Lease[] = []
  #refusedInARow = 0
  /** The refusals since the last e-mail that was taken: they may be about us. In the rows they wait, should this process die. */
  #refusals: deliveries.Lease[] = []
  readonly #markSent = batcher(deliveries.markSent)
  #silencesInARow = 0
  /** By date and categories: rendered once for all of their readers. */
  readonly #emails = new Map<string, ReturnType<typeof emailOf>>()

  constructor(
    readonly transport: Transport,
    readonly run: Run & { timing: Timing },
    readonly links: Links,
    readonly stop: (reason: string) => void
  ) {}

  async deliver(lease: deliveries.Lease): Promise<void> {
    const { subscriberId, email, day } = lease
    const emailWith = await this.#emailFor(lease)
    this.#tried.add(providerOf(lease))
    try {
      await this.transport.send({
        ...emailWith(this.links.unsubscribePage(subscriberId), this.links.settingsPage(subscriberId)),
        to: email,
        id: `${day}.${subscriberId}`,
        ...listFields(this.links, subscriberId)
      })
      await this.#markSent(lease)
      this.sent += 1
      this.#silencesInARow = 0
      this.#refusedInARow = 0
      this.#blocks = []
      this.#taken.set(providerOf(lease), (this.#taken.get(providerOf(lease)) ?? 0) + 1)
      await this.recordRefusals()
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      await this.#fail(lease, error)
    }
    const { sent, refused, givenUp } = this
    this.run.onProgress?.({ sent, failed: refused + givenUp })
  }

  /** Holds the refusals so far against their addresses. A run that was stopped leaves them to the next one. */
  async recordRefusals(): Promise<void> {
    const refusals = this.#refusals
    this.#refusals = []
    if (refusals.length === 0 || this.run.signal?.aborted) return
    const counted = await deliveries.markRefused(refusals)
    this.refused += counted
  }

  /**
   * At the end of a run: counts what was refused without a status, unless there are too many of it for it to be about the addresses,
   * and the policy refusals of addresses whose provider takes others.
   */
  async recordUnclear(): Promise<void> {
    if (this.run.signal?.aborted) return
    const isOurs = (leases: deliveries.Lease[], taken: number) =>
      leases.length >= MANY_UNCLEAR && leases.length / (leases.length + taken) > UNCLEAR_SHARE
    const all = isOurs(this.#unclear, this.sent)
    for (const [provider, leases] of byProvider(this.#unclear)) {
      if (all || isOurs(leases, this.#taken.get(provider) ?? 0)) this.#blame(leases.length)
      else await this.#recordInParts(leases)
    }
    for (const [provider, leases] of byProvider(this.#policyRefusals)) {
      const taken = this.#taken.get(provider) ?? 0
      if (taken === 0 || isOurs(leases, taken)) continue
      for (let start = 0; start < leases.length; start += AT_ONCE)
        await deliveries.recordBlocked(leases.slice(start, start + AT_ONCE))
    }
  }

  #emailFor({ day, categories }: deliveries.Lease): ReturnType<typeof emailOf> {
    const key = `${day} ${categories ?? ''}`
    const known = this.#emails.get(key) ?? emailOf(day, categories, this.run.clock?.().getTime())
    this.#emails.set(key, known)
    return known
  }

  async #recordInParts(leases: deliveries.Lease[]): Promise<void> {
    for (let start = 0; start < leases.length; start += AT_ONCE) {
      this.#refusals = leases.slice(start, start + AT_ONCE)
      await this.recordRefusals()
    }
  }

  #blame(count: number): void {
    this.blamedOnSender += count
    this.givenUp += count
  }

  async #fail(lease: deliveries.Lease, { failure, message, status }: SendError): Promise<void> {
    if (failure === 'misconfigured') {
      this.stop(`The server does not take mails from here: ${message}`)
      return deliveries.release([lease])
    }
    if (failure === 'refused' || failure === 'sender') {
      this.#silencesInARow = 0
      const due = new Date(Date.now() + LATER_MS)
      await deliveries.markWaiting(lease, due, message)
      const putOff = { ...lease, due }
      if (failure === 'sender') return this.#block(putOff, message, status)
      if (status) this.#refusals.push(putOff)
      else this.#unclear.push(putOff)
      this.#refusedInARow += 1
      if (this.#refusedInARow === REFUSALS_IN_A_ROW) this.stop(`The server refuses everything: ${message}`)
      return
    }
    const { retries } = this.run.timing
    const wait = retries[lease.attempts % (retries.length + 1)]
    if (wait === undefined) this.givenUp += 1
    await deliveries.markWaiting(lease, new Date(Date.now() + (wait ?? LATER_MS)), message)
    if (failure === 'lost') await this.#pause(message)
    else this.#silencesInARow = 0
  }

  #block(lease: deliveries.Lease, message: string, status = ''): void {
    this.#blame(1)
    if (MAY_BE_ADDRESS.test(status)) this.#policyRefusals.push(lease)
    this.#blocks.push(providerOf(lease))
    // One provider that blocks us keeps no e-mail from the others.
    const providers = new Set(this.#blocks).size
    const isWidespread = providers >= Math.min(SEVERAL_PROVIDERS, this.#tried.size)
    if (this.#blocks.length >= (isWidespread ? BLOCKS_IN_A_ROW : REFUSALS_IN_A_ROW))
      this.stop(`The server refuses the sender, not the addresses: ${message}`)
  }

  /** Each round of e-mails without an answer pauses longer than the one before. */
  async #pause(message: string): Promise<void> {
    const round = Math.floor(this.#silencesInARow / this.transport.maxConcurrent)
    this.#silencesInARow += 1
    const pause = this.run.timing.pauses[round]
    if (pause === undefined) this.stop(`The server does not answer: ${message}`)
    else await sleep(pause)
  }
}

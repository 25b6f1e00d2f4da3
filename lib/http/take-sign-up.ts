/** Takes an address that somebody has entered for the daily e-mail, for the API and for the forms without scripts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { mailboxOf } from '../newsletter/list/address'
import { askNewAddress } from '../newsletter/list/settings'
import { sendUnsubscribeLink, signUp } from '../newsletter/list/subscribers'
import { QueueFull } from '../newsletter/list/unconfirmed-mail'
import { type ProblemDetails, retryLater } from './problem-details'
import { CLIENT_NETWORK_HEADER, countRequest } from './rate-limits'

/** The addresses that a network may enter in an hour, of each kind. */
const PER_HOUR = 30
const HOUR_S = 3_600
/** Longer than any of it takes, in milliseconds: otherwise the time would tell whether an address is on the list. */
const TAKES_MS = 50
/** The links to unsubscribe that a mailbox gets in a day. */
const LINKS_A_DAY = 1
/** The addresses that a subscriber may move to in a day. */
const ADDRESSES_A_DAY = 3

/**
 * Puts an address on the list.
 * @returns true if the site requires every new subscriber to confirm by e-mail (double opt-in)
 * @throws ProblemDetails 429 if this network has sent too many requests, or too many confirmation requests are waiting to be sent
 */
export function takeSignUp(email: string, request: Request): Promise<boolean> {
  return limited('sign-ups', 'Many people have signed up from your network in the last hour.', request, (network) =>
    signUp(email, network)
  )
}

/**
 * Has the link to unsubscribe sent to an address, if it is on the list.
 * @throws ProblemDetails 429 if this network has sent too many requests
 */
export function takeUnsubscribeRequest(email: string, request: Request): Promise<void> {
  const mayBeSent = async () =>
    (await countRequest('unsubscribe-links', mailboxOf(email.toLowerCase()), LINKS_A_DAY, 24 * HOUR_S)) === 0
  return limited('unsubscribes', 'Your network has asked for many links in the last hour.', request, () =>
    sendUnsubscribeLink(email, mayBeSent)
  )
}

/**
 * Asks the owner of another address whether the daily e-mail of a subscriber may go there.
 * @throws ProblemDetails 429 if this subscriber or network has entered too many addresses, or too many confirmation requests
 *   are waiting to be sent
 */
export function takeNewAddress(subscriberId: string, email: string, request: Request): Promise<void> {
  return limited('new-addresses', 'Many addresses were entered in the last hour.', request, async (network) => {
    const wait = await countRequest('new-addresses-of', subscriberId, ADDRESSES_A_DAY, 24 * HOUR_S)
    if (wait > 0) throw tooMany('You have entered several addresses today.', wait)
    await askNewAddress(subscriberId, email, network)
  })
}

/**
 * Counts a request of a network, and takes as long for every address.
 * @param tooManyWords what a network is told that has sent too many
 */
async function limited<Result>(
  name: string,
  tooManyWords: string,
  request: Request,
  act: (network?: string) => Promise<Result>
): Promise<Result> {
  const network = request.headers.get(CLIENT_NETWORK_HEADER) ?? undefined
  const taken = sleep(TAKES_MS)
  try {
    if (network && env().RATE_LIMIT_PER_MINUTE > 0) {
      const wait = await countRequest(name, network, PER_HOUR, HOUR_S)
      if (wait > 0) throw tooMany(tooManyWords, wait)
    }
    return await act(network)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    throw tooMany('Very many people are signing up right now.', error.until.getTime() - Date.now())
  } finally {
    await taken
  }
}

function tooMany(reason: string, waitMs: number): ProblemDetails {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return retryLater(429, `${reason} Please try again in ${time}.`, seconds)
}

/** Puts an address on the list of the daily e-mail, for the API and for the form without scripts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { signUp } from '../newsletter/list/subscribers'
import { QueueFull } from '../newsletter/list/unconfirmed-mail'
import { ProblemDetails } from './problem-details'
import { CLIENT_NETWORK_HEADER, countRequest } from './rate-limits'

/** The sign-ups that a network may send in an hour, whatever addresses they name. */
const PER_HOUR = 30
const HOUR_S = 3_600
/** Longer than any sign-up takes, in milliseconds: otherwise the time would tell whether an address is on the list. */
const TAKES_MS = 50

/**
 * @returns true if every owner of an address has to press a button in an e-mail first
 * @throws ProblemDetails 429 if this network has sent too many, or too many confirmation requests wait
 */
export async function takeSignUp(email: string, request: Request): Promise<boolean> {
  const network = request.headers.get(CLIENT_NETWORK_HEADER) ?? undefined
  const taken = sleep(TAKES_MS)
  try {
    if (network) await checkNetwork(network)
    return await signUp(email, network)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    throw tooMany('Very many people are signing up right now.', error.until.getTime() - Date.now())
  } finally {
    await taken
  }
}

/** @throws ProblemDetails 429 */
async function checkNetwork(network: string): Promise<void> {
  if (env().RATE_LIMIT_PER_MINUTE === 0) return
  const wait = await countRequest('sign-ups', network, PER_HOUR, HOUR_S)
  if (wait > 0) throw tooMany('Many people have signed up from your network in the last hour.', wait)
}

function tooMany(reason: string, waitMs: number): ProblemDetails {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new ProblemDetails(429, `${reason} Please try again in ${time}.`, {
    headers: { 'retry-after': String(seconds) }
  })
}

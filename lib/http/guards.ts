/** What guards the two writes: only from our own pages, and not too often. */

import { env } from '../env'
import { clientAddress, clientNetwork } from './client-address'
import { Problem } from './problem'
import { countRequest } from './rate-limits'

/**
 * Refuses a write that another site's page sends. Programs that are not browsers send neither header and pass.
 * @throws Problem 403
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const refused = () => new Problem(403, 'This call can only be made from the pages of this site.')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw refused()
  if (origin === null) return
  const own = [env().SITE_URL, `http://${request.headers.get('host')}`, `https://${request.headers.get('host')}`]
  if (!own.includes(origin.toLowerCase())) throw refused()
}

/**
 * Counts a write of this client to this call.
 * @param call its name; each call counts for itself
 * @throws Problem 429 with Retry-After (seconds) past RATE_LIMIT_PER_MINUTE
 */
export async function limitRate(request: Request, call: string): Promise<void> {
  const points = env().RATE_LIMIT_PER_MINUTE
  if (points === 0) return
  const wait = await countRequest(call, clientNetwork(clientAddress(request)), points)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new Problem(429, `That was a lot at once. Please wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) }
  })
}

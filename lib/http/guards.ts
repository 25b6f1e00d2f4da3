/** Guards of requests that write: same origin and rate limit. */
import { env } from '../env'
import { clientAddress, clientNetwork } from './client-address'
import { ProblemDetails } from './problem-details'
import { countRequest } from './rate-limits'

/**
 * Refuses a write from a page of another site. Programs other than browsers send neither header and are allowed.
 * @throws ProblemDetails 403
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const refused = () => new ProblemDetails(403, 'This request is accepted only from the pages of this site.')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw refused()
  if (origin === null) return
  const own = [env().SITE_URL, `http://${request.headers.get('host')}`, `https://${request.headers.get('host')}`]
  if (!own.includes(origin.toLowerCase())) throw refused()
}

/**
 * Counts a write of this client.
 * @param endpoint the name of the endpoint; each has a count of its own
 * @throws ProblemDetails 429 with Retry-After (seconds) above RATE_LIMIT_PER_MINUTE
 */
export async function limitRate(request: Request, endpoint: string): Promise<void> {
  const points = env().RATE_LIMIT_PER_MINUTE
  if (points === 0) return
  const wait = await countRequest(endpoint, clientNetwork(clientAddress(request)), points)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw new ProblemDetails(429, `That was a lot at once. Please wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) }
  })
}

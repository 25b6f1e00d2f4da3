/**
 * Refuses requests before their body is read: wrong methods, long queries, requests from other sites, and too many requests. The
 * others wait in a queue, so that a flood of one kind does not delay the rest.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { env } from '../env'
import { ProblemDetails, retryLater } from '../http/problem-details'
import { countRead, countRequest } from '../http/rate-limits'
import type { Route, RouteMatch } from '../routes'
import { FairQueue } from '../site/fair-queue'
import { isTooLong, PARAMETER_LIMIT, QUERY_LIMIT } from './connections/request-target'
import { allowedMethods } from './responses/headers'

/** A large e-mail provider sends the one-click unsubscribes of all its users from a few addresses. */
const LINKS_PER_WRITE = 10

/**
 * @param route the row of the address, if it has one
 * @throws ProblemDetails 405, 414
 */
export function checkMethodAndQuery(method: string, query: string, route: Pick<Route, 'methods'>): void {
  const allow = allowedMethods(route)
  if (!allow.split(', ').includes(method)) {
    const names = (route.methods ?? ['GET']).join(' and ')
    throw new ProblemDetails(405, `This address answers ${names} only.`, { headers: { allow } })
  }
  if (!isTooLong(query)) return
  const limits = `${QUERY_LIMIT} characters or ${PARAMETER_LIMIT} parameters`
  throw new ProblemDetails(414, `The query of the address has more than ${limits}.`)
}

/**
 * Checks a request to an address with a guard.
 * @param client as clientOf returns it
 * @throws ProblemDetails 403 for a page of another site, 429 with Retry-After (seconds) above RATE_LIMIT_PER_MINUTE
 */
export async function checkGuard(
  request: IncomingMessage,
  { guard, pattern, countedAs = pattern }: Route,
  client: string
): Promise<void> {
  if (!guard || (guard === 'write' && request.method !== 'POST')) return
  if (guard === 'write') requireSameOrigin(request)
  const limit = env().RATE_LIMIT_PER_MINUTE * (guard === 'link' ? LINKS_PER_WRITE : 1)
  if (limit === 0) return
  const wait = await countRequest(countedAs, client, limit)
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  throw retryLater(429, `That was a lot at once. Please wait ${seconds} seconds and try again.`, seconds)
}

/**
 * Counts a request to a route that any site may read or frame (draft-ietf-httpapi-ratelimit-headers-11).
 * @returns the headers that say how many more are allowed
 * @throws ProblemDetails 429 with Retry-After (seconds) above READ_LIMIT_PER_MINUTE
 */
export async function checkReadLimit({ crossOrigin }: Route, client: string): Promise<Record<string, string>> {
  const limit = env().READ_LIMIT_PER_MINUTE
  if ((crossOrigin !== 'read' && crossOrigin !== 'frame') || limit === 0) return {}
  const { isAllowed, remaining, seconds } = await countRead(client, limit)
  const headers = {
    'ratelimit-policy': `"reads";q=${limit};w=60`,
    ratelimit: `"reads";r=${remaining};t=${seconds}`
  }
  if (isAllowed) return headers
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`
  throw retryLater(429, `More than ${limit} requests in a minute. Please try again in ${time}.`, seconds, headers)
}

/** Requests without both headers are allowed: programs other than browsers send neither. */
function requireSameOrigin({ headers }: IncomingMessage): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // As browsers write an origin: in small letters, and without a port that goes without saying.
  const visited = [`http://${host}`, `https://${host}`].filter((url) => URL.canParse(url))
  const own = [env().SITE_URL, ...visited.map((url) => new URL(url).origin)]
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (!isForeign && (origin === undefined || own.includes(origin.toLowerCase()))) return
  // Whoever runs the site behind a proxy that names another host than visitors see has to find out why no form works.
  const sender = origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : `${origin ?? site}`
  console.warn(
    `A form from ${sender} was refused. Forms may come from ${env().SITE_URL}, which is SITE_URL, and from the host of the ` +
      `request, which is ${host}: a proxy has to pass on the one that visitors see.`
  )
  throw new ProblemDetails(403, 'This request is accepted only from the pages of this site.')
}

let isHostChecked = false

/** Warns once if visitors see the site under another host than that of SITE_URL. Checks by an address do not count. */
export function checkHost(host = ''): void {
  if (isHostChecked) return
  const { SITE_URL, isSiteUrlSet } = env()
  const url = `${new URL(SITE_URL).protocol}//${host}`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return
  const seen = new URL(url)
  if (seen.origin === SITE_URL || /^(localhost|127\..+|\[::1\])$/.test(seen.hostname)) return
  if (isSiteUrlSet && isIP(seen.hostname.replace(/[[\]]/g, '')) > 0) return
  isHostChecked = true
  const given = isSiteUrlSet ? `SITE_URL is ${SITE_URL}` : `SITE_URL is not set, which makes it ${SITE_URL}`
  console.warn(`The site is visited at ${seen.host}, but ${given}: that is what pages and e-mails lead to.`)
}

/**
 * For requests that get a response of their own. One client may fill half of the queue: behind a proxy that is not trusted, all
 * clients are one.
 */
const LIMITS_PER_REQUEST = { maxRunning: 2, maxWaiting: 200, maxWaitingPerClient: 100 }

/**
 * API requests that run together share queries. Submissions mostly wait, see take-sign-up.ts. `vital` is for what must always
 * work, such as unsubscribing: nothing that anybody may request in any number waits there.
 */
export const queues = {
  shared: new FairQueue({ maxRunning: 8, maxWaiting: 2_000 }),
  /** Which parameters exist is read from the database, for any address that somebody makes up. */
  lookups: new FairQueue({ ...LIMITS_PER_REQUEST, maxRunning: 8 }),
  pages: new FairQueue(LIMITS_PER_REQUEST),
  api: new FairQueue({ ...LIMITS_PER_REQUEST, maxRunning: 16 }),
  submissions: new FairQueue({ ...LIMITS_PER_REQUEST, maxRunning: 8 }),
  health: new FairQueue(LIMITS_PER_REQUEST),
  vital: new FairQueue(LIMITS_PER_REQUEST)
}

/**
 * The queue of a request that gets a response of its own.
 * @param isForm true if that response is a page
 */
export function queueOf(match: RouteMatch | undefined, method = '', isForm = false): FairQueue {
  if (match?.name === 'health') return queues.health
  if (match?.route.guard === 'link') return queues.vital
  if (isForm || (method === 'POST' && match?.route.guard)) return queues.submissions
  return match?.route.kind === 'api' ? queues.api : queues.pages
}

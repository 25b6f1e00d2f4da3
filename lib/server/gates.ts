/** Limits how many requests to Next run at once, so that a flood of one kind does not delay the others. */
import type { RouteMatch } from '../routes'
import { Gate } from '../site/gate'

/**
 * For requests that get a response of their own. One client may fill half of the queue: behind a proxy that is not trusted, all
 * clients are one.
 */
const LIMITS_PER_REQUEST = { maxRunning: 2, maxWaiting: 200, maxWaitingPerClient: 100 }

/** API requests that run together share queries; `vital` is for what must always work, such as unsubscribing. */
export const gates = {
  shared: new Gate({ maxRunning: 8, maxWaiting: 2_000 }),
  pages: new Gate(LIMITS_PER_REQUEST),
  api: new Gate({ ...LIMITS_PER_REQUEST, maxRunning: 16 }),
  submissions: new Gate(LIMITS_PER_REQUEST),
  vital: new Gate(LIMITS_PER_REQUEST)
}

/** The gate of a request that gets a response of its own. */
export function gateOf(match: RouteMatch | undefined, method = ''): Gate {
  if (match?.route.guard === 'link' || match?.name === 'health') return gates.vital
  if (method === 'POST' && match?.route.guard) return gates.submissions
  return match?.route.kind === 'api' ? gates.api : gates.pages
}

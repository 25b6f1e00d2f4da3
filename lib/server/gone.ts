/** 410 for the pages of retired lines. Next can answer 200 and 404 only. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { routes } from '../site/routes'
import { isRetired } from './version-poller'

const PAGES = routes.affirmation('')

/**
 * Makes the answer a 410 where the address is that of a retired line. Its page says so, and what there is instead.
 * @param request whose address can be decoded, see `fitTarget`
 */
export function markGone(request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(request.url?.split('?')[0] ?? '').toLowerCase()
  if (!path.startsWith(PAGES) || !isRetired(path.slice(PAGES.length))) return
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(status === 200 ? 410 : status, ...rest)
}

/** Logs each request in one line, once its response is sent or its client has disconnected. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logFields } from '../log'
import type { Metrics } from '../monitoring/metrics'
import { routes } from '../routes'

const REQUEST_ID_HEADER = 'x-request-id'
/** The form of a proxy's request id that is accepted: it has no character with a meaning in a log. */
const SAFE_ID = /^[\w.:-]{8,128}$/
/** Longer paths are truncated. All of the site's own are shorter. */
const PATH_LENGTH = 300
/** Monitoring requests this every few seconds, so it is logged at level debug. */
const QUIET = routes.health()

/** Ids are unique in all logs: a random beginning for this process, and a number. A UUID for each would cost more. */
const PROCESS_ID = randomBytes(6).toString('hex')
let count = 0

/** Called at the end of each request, if METRICS_PORT is set. */
let observe: Metrics['observe'] | undefined

export function observeRequests(callback: Metrics['observe']): void {
  observe = callback
}

/**
 * Gives the request an id, the proxy's or a new one, and logs the request when its response is closed.
 * @param path percent-encoded, so that it has nothing that JSON escapes; without the query, which may hold words or a token
 * @param pattern of the address, if it has a row
 * @returns the id, for the header X-Request-Id
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  pattern: string | undefined
): string {
  const given = request.headers[REQUEST_ID_HEADER]
  count += 1
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : `${PROCESS_ID}-${count}`

  const began = performance.now()
  const before = request.socket.bytesWritten
  response.on('close', () => {
    const ms = performance.now() - began
    observe?.(request.method ?? '', pattern, response.statusCode, ms / 1000)
    const cut = response.writableFinished ? '' : ',"cut":true'
    logFields(
      path === QUIET ? 'debug' : 'info',
      `"id":"${id}","method":"${request.method}","path":"${path.slice(0, PATH_LENGTH)}","status":${response.statusCode},` +
        `"ms":${Math.round(ms * 10) / 10},"bytes":${request.socket.bytesWritten - before}${cut}`,
      'request'
    )
  })
  return id
}

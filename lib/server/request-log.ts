/** What the log says of a request: one line, once its answer has left or its client has. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../log'

const REQUEST_ID_HEADER = 'x-request-id'
/** What a proxy's id may look like: nothing that could mean something else in a log. */
const SAFE_ID = /^[\w.:-]{8,128}$/
/** Longer paths than any of ours are cut. */
const PATH_LENGTH = 300
/** Asked for every few seconds by a machine. */
const QUIET = '/api/health'

/**
 * Gives the request an id, its proxy's or a new one, and logs the request in the end.
 * @param path without query: a query may hold what a visitor wrote, or a token
 * @returns the id, for the header X-Request-Id
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string): string {
  const given = request.headers[REQUEST_ID_HEADER]
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID()
  request.headers[REQUEST_ID_HEADER] = id

  const began = performance.now()
  const before = request.socket.bytesWritten
  response.once('close', () => {
    log[path === QUIET ? 'debug' : 'info'](
      {
        id,
        method: request.method,
        path: path.slice(0, PATH_LENGTH),
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        bytes: request.socket.bytesWritten - before,
        ...(!response.writableFinished && { cut: true })
      },
      'request'
    )
  })
  return id
}

/** Node's HTTP server with limits, so that slow or very many clients cannot take it from the others. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Times in milliseconds. */
export interface ServerLimits {
  /** To receive all headers of a request. */
  headersTimeout: number
  /** To receive a whole request. */
  requestTimeout: number
  /** Between two requests: a proxy keeps connections for 60 s. */
  keepAliveTimeout: number
  /** Between two checks of the times above. */
  connectionsCheckingInterval: number
  /** A connection without any traffic for this long is closed, for example because its client does not read the response. */
  silence: number
  maxHeaderSize: number
  maxConnections: number
  /** The number of requests on a connection that may wait for an earlier response. Browsers and proxies send none. */
  maxPipelined: number
}

const LIMITS: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  silence: 60_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  maxPipelined: 100
}

/**
 * Creates a server that is not listening yet. Never add an `upgrade` listener: without one Node treats an upgrade as an
 * ordinary request, while a listener would be responsible for the socket for ever.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const pipelined = new WeakMap<Socket, number>()
  const server = createServer(limits, (request, response) => {
    if (response.socket !== null || isWithin(limits.maxPipelined, request, response, pipelined)) {
      listener(request, response)
    }
  })
  server.maxConnections = limits.maxConnections
  server.setTimeout(limits.silence)
  return server
}

/** Counts a request that waits for an earlier response, and closes the connection above the limit. */
function isWithin(
  limit: number,
  { socket }: IncomingMessage,
  response: ServerResponse,
  waiting: WeakMap<Socket, number>
): boolean {
  const count = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  if (count > limit) socket.destroy()
  return count <= limit
}

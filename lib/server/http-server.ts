/** Node's HTTP server with limits on what slow clients, and very many, may take from the others. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Times in milliseconds. */
export interface ServerLimits {
  /** For all headers of a request. */
  headersTimeout: number
  /** For a whole request. */
  requestTimeout: number
  /** Between two requests: a proxy keeps connections for 60 s. */
  keepAliveTimeout: number
  /** How often the times above are looked at. */
  connectionsCheckingInterval: number
  /** A connection on which nothing moves for so long is cut: its client does not read its response, for one. */
  silence: number
  maxHeaderSize: number
  maxConnections: number
  /** Requests of a connection that wait for the response to an earlier one. No browser or proxy sends any before that. */
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
 * A server that is not listening yet. It has no listener for upgrades, and may get none: Node then treats a request for one
 * as any other, while a listener would have to look after the socket for ever.
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

/** Counts a request whose response has to wait for another one. Cuts the connection beyond the limit. */
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

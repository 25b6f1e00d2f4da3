/** Node's HTTP server with limits on what slow clients, and very many, may take from the others. */
import { createServer, type RequestListener, type Server } from 'node:http'

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
  /** nginx ends its connections after as many. A client may send all of them before it reads a response. */
  maxRequestsPerSocket: number
}

const LIMITS: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  silence: 60_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  maxRequestsPerSocket: 1_000
}

/**
 * A server that is not listening yet. It has no listener for upgrades, and may get none: Node then treats a request for one
 * as any other, while a listener would have to look after the socket for ever.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const server = createServer(limits, listener)
  server.maxConnections = limits.maxConnections
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.setTimeout(limits.silence)
  return server
}

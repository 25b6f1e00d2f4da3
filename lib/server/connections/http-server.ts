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
  /**
   * A connection without any traffic for this long is closed. One whose client does not read its response is closed after twice
   * as long: Node waits once more if something was written.
   */
  silence: number
  maxHeaderSize: number
  maxConnections: number
  /** Of one client address. Behind a proxy all connections come from one, so there is no such limit. */
  maxConnectionsOfClient?: number
  /** The number of requests on a connection that may wait for an earlier response. Browsers and proxies send none. */
  maxPipelined: number
}

export const LIMITS: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  silence: 30_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  maxPipelined: 8
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
  if (limits.maxConnectionsOfClient !== undefined) limitClients(server, limits.maxConnectionsOfClient)
  return server
}

/** Resets connections of an address that has too many, so that it leaves room for others. */
function limitClients(server: Server, limit: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
    if (count > limit) socket.destroy()
  })
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

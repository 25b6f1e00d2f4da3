/** Node's HTTP server with limits, so that slow or very many clients cannot take it from the others. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Times are in milliseconds. */
export const LIMITS = {
  /** To receive all headers of a request. */
  headersTimeout: 15_000,
  /** To receive a whole request. */
  requestTimeout: 30_000,
  /** Between two requests: a proxy keeps connections for 60 s. */
  keepAliveTimeout: 65_000,
  /** Between two checks of the times above. */
  connectionsCheckingInterval: 5_000,
  /**
   * A connection without any traffic for this long is closed. One whose client does not read its response is closed after twice
   * as long: Node waits once more if something was written.
   */
  silence: 30_000,
  maxHeaderSize: 16_384,
  maxConnections: 5_000,
  /** The number of requests on a connection that may wait for an earlier response. Browsers and proxies send none. */
  maxPipelined: 8
}

/** Behind a proxy all connections come from one address, so there is no limit for a client. */
export type ServerLimits = typeof LIMITS & { maxConnectionsOfClient?: number }

/**
 * Creates a server that is not listening yet. Never add an `upgrade` listener: without one Node treats an upgrade as an
 * ordinary request, while a listener would be responsible for the socket for ever.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const server = createServer(limits, limitPipelined(listener, limits.maxPipelined))
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

/** Closes a connection on which too many requests wait for an earlier response. */
function limitPipelined(listener: RequestListener, limit: number): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // A response gets the socket once those before it have been sent.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1
      waiting.set(socket, count)
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
      if (count > limit) {
        socket.destroy()
        return
      }
    }
    listener(request, response)
  }
}

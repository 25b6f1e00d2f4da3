/** Closes a server without dropping any connection that it, or the kernel on its behalf, has accepted. */
import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Each turn of the event loop accepts one connection. After this many turns without one, the kernel's queue is empty. */
const QUIET_TURNS = 10
/** The longest time to accept queued connections, in milliseconds, in case new ones keep arriving. */
const ACCEPT_MS = 1_000
/** The interval at which idle connections are closed, in milliseconds. A connection may also be silent that long before its request. */
const IDLE_MS = 250

/**
 * Accepts the connections that are queued, then no more; finishes their requests and calls back.
 * @param within milliseconds after which all remaining connections are closed
 */
export function closeServer(server: Server, within: number, closed: () => void): void {
  // Hold all requests while queued connections are accepted: a client that gets its response would connect again.
  const held: (() => void)[] = []
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    response.setHeader('Connection', 'close')
    const handle = () => {
      for (const listener of listeners) listener(request, response)
    }
    if (isClosed) handle()
    else held.push(handle)
  })

  let isClosed = false
  let quiet = 0
  server.on('connection', () => {
    quiet = 0
  })
  const deadline = Date.now() + ACCEPT_MS
  const turn = () => {
    quiet += 1
    if (quiet <= QUIET_TURNS && Date.now() < deadline) return setImmediate(turn)
    // http.Server's own close() would also close connections whose request has not been read yet.
    NetServer.prototype.close.call(server, closed)
    isClosed = true
    for (const handle of held) handle()
    setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    setTimeout(() => server.closeAllConnections(), within).unref()
  }
  turn()
}

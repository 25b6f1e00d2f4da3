/** Closing a server so that nobody is dropped who was let in, also by the kernel, which takes connections for us. */
import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Turns of the event loop without a connection, after which none is waiting: a turn takes one. */
const QUIET_TURNS = 10
/** How long to wait for that, in milliseconds, where visitors come faster than they can be let in. */
const LET_IN_MS = 1_000
/** How often connections are closed that have become idle, and how long one may be silent before its request, in milliseconds. */
const IDLE_MS = 250

/**
 * Takes whoever is waiting, then no more connections; finishes their requests and calls back.
 * @param within milliseconds after which connections are cut off
 */
export function closeServer(server: Server, within: number, closed: () => void): void {
  // Nobody is answered while those who wait are let in: their next requests would come in the same queue.
  const held: (() => void)[] = []
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    answer.setHeader('Connection', 'close')
    const handle = () => {
      for (const listener of listeners) listener(request, answer)
    }
    if (isClosed) handle()
    else held.push(handle)
  })

  let isClosed = false
  let quiet = 0
  server.on('connection', () => {
    quiet = 0
  })
  const deadline = Date.now() + LET_IN_MS
  const turn = () => {
    quiet += 1
    if (quiet <= QUIET_TURNS && Date.now() < deadline) return setImmediate(turn)
    // Not the method of http.Server, which closes connections whose request has not been read yet.
    NetServer.prototype.close.call(server, closed)
    isClosed = true
    for (const handle of held) handle()
    setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    setTimeout(() => server.closeAllConnections(), within).unref()
  }
  turn()
}

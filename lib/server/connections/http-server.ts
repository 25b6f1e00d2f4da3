/**
 * Node's HTTP server: with limits, so that slow or very many clients cannot take it from the others, and closed without dropping
 * any connection that it, or the kernel on its behalf, has accepted.
 */
import { once } from 'node:events'
import { lstatSync, unlinkSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { connect, createServer as createProbe, Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { clientAt } from '../client-address'

/** Times are in milliseconds. */
export const LIMITS = {
  /** The time to receive all headers of a request. */
  headersTimeout: 15_000,
  /** The time to receive a whole request. */
  requestTimeout: 30_000,
  /** The time between two requests: a proxy keeps connections for 60 s. */
  keepAliveTimeout: 65_000,
  /** The time between two checks of the times above. */
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

/** Behind a proxy all connections come from one client, so there is no limit for a client. */
export type ServerLimits = typeof LIMITS & { maxConnectionsOfClient?: number }

/**
 * Creates a server that is not listening yet. Never add an `upgrade` listener: without one Node treats an upgrade as an
 * ordinary request, while a listener would be responsible for the socket for ever.
 */
export function createHttpServer(listener: RequestListener, limits: ServerLimits = LIMITS): Server {
  const server = createServer(limits, limitPipelined(listener, limits.maxPipelined))
  server.maxConnections = limits.maxConnections
  server.setTimeout(limits.silence)
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => responses.set(socket, response))
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, responses.get(socket)))
  if (limits.maxConnectionsOfClient !== undefined) limitClients(server, limits.maxConnectionsOfClient)
  return server
}

/** What a client is told whose bytes cannot be read as a request, by the code of the error. */
const UNREADABLE: Record<string, [status: number, detail: string]> = {
  HPE_INVALID_URL: [400, 'The address has letters that no address may have. Write them percent-encoded, in UTF-8.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 KiB. Send fewer of them, such as cookies.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request was too slow. Send all of it within half a minute.']
}

/**
 * Without this Node closes the connection with a bare status.
 * @param response the latest one on this connection
 */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex, response?: ServerResponse): void {
  const [status, detail] = UNREADABLE[code] ?? [400, 'This is not HTTP as RFC 9112 describes it.']
  // What is written into a response that has begun would be taken for its rest.
  if (!socket.writable || (response?.headersSent && !response.writableFinished)) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n`
  socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`, () => socket.destroy())
}

/** Resets connections of a client that has too many, so that it leaves room for others. */
function limitClients(server: Server, limit: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = clientAt(socket.remoteAddress ?? '')
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
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

/** The first socket that systemd hands over, see sd_listen_fds(3). */
const FIRST_SOCKET = 3

/**
 * Makes the server listen: on HOST:PORT, on the socket whose path PORT is, or on one that systemd keeps open while one release
 * follows another.
 * @throws Error that says which variable to change
 */
export async function listen(server: NetServer, port: number | string, host: string, variable = 'PORT'): Promise<void> {
  if (variable === 'PORT' && hasSocket()) server.listen({ fd: FIRST_SOCKET })
  else if (typeof port === 'string') {
    if (await isAbandoned(port)) unlinkSync(port)
    server.listen(port)
  } else server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    throw new Error(describe(error, port, host, variable))
  })
}

/** True for the socket of a process that was killed, on which nobody listens any more. */
async function isAbandoned(path: string): Promise<boolean> {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSocket()) return false
  const socket = connect(path)
  const isRefused = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED'
  return once(socket, 'connect')
    .then(() => false, isRefused)
    .finally(() => socket.destroy())
}

/**
 * Listens for a moment, so that a start knows of a port that is taken before it changes anything.
 * @throws Error as `listen` does
 */
export async function requireFreePort(port: number | string, host: string, variable = 'PORT'): Promise<void> {
  if (variable === 'PORT' && hasSocket()) return
  const probe = createProbe()
  await listen(probe, port, host, variable)
  await new Promise((resolve) => probe.close(resolve))
}

/** True if systemd has started this process with the socket of deploy/daily-affirmations.socket. */
function hasSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) >= 1
}

function describe(
  { code, message }: NodeJS.ErrnoException,
  port: number | string,
  host: string,
  variable: string
): string {
  if (typeof port === 'string' && code === 'EACCES') {
    return `this user cannot make the socket ${port} (${variable}). Its folder has to be there, and belong to the user.`
  }
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} (${variable}) is taken. Stop the other process, or set another ${variable}.`,
    EACCES: `this user may not listen on port ${port} (${variable}). Set a ${variable} from 1024.`,
    EADDRNOTAVAIL: `this machine does not have the address ${host} (${variable.replace('PORT', 'HOST')}).`,
    ENOTFOUND: `there is no address ${host} (${variable.replace('PORT', 'HOST')}).`
  }
  return reasons[code ?? ''] ?? message
}

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

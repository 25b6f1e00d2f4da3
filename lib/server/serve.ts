/**
 * The production server. What everybody gets the same is a finished response from memory; Next only renders pages, asked
 * for inside the process; route handlers of the API are called directly.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { closeDb } from '../db/client'
import { CLIENT_ADDRESS_HEADER, trustedClientAddress } from '../http/client-address'
import { log } from '../log'
import { type AppOptions, createApp } from './app'
import { closeServer } from './close-server'

interface ServeOptions extends Omit<AppOptions, 'folder'> {
  port: number
  host: string
  /** How many proxies in front are ours. */
  trustProxy: number
  /** Ends within so many milliseconds what else needs the database, once the server is told to stop. */
  beforeClose?: (within: number) => Promise<void>
}

/** How long open requests may take to finish once the server is told to stop, in milliseconds. */
const STOP_WITHIN_MS = 9_000
/** How long closing the database may take after that, in milliseconds: it waits for statements, and they wait for locks. */
const CLOSE_WITHIN_MS = 500

/** What slow clients, and very many, may take from the others. Times in milliseconds; a proxy keeps connections for 60 s. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384
}
const MAX_CONNECTIONS = 5_000
/** A connection on which nothing moves for so long is cut: a client that does not read its response, for one. */
const SILENCE_MS = 60_000

/** Starts the site and returns once it listens. Stops on SIGTERM and SIGINT: open requests finish, no new ones start. */
export async function serve({ port, host, trustProxy, beforeClose, ...options }: ServeOptions): Promise<Server> {
  const app = await createApp({ ...options, folder: process.cwd() })
  const server = createServer(LIMITS, (request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, trustProxy)
    app.handle(request, response).catch((error: unknown) => fail(response, error))
  })
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(SILENCE_MS)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  stopOnSignal(server, async (within) => {
    app.close()
    await beforeClose?.(within)
  })
  return server
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = request.headers['x-forwarded-for']
  return trustedClientAddress(request.socket.remoteAddress ?? 'unknown', forwarded?.toString(), trustProxy)
}

/** A second signal does not wait. */
function stopOnSignal(server: Server, beforeClose: (within: number) => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      log.info({ signal }, 'stopping')
      stop(server, beforeClose)
    })
  }
}

function stop(server: Server, beforeClose: (within: number) => Promise<void>): void {
  const ended = beforeClose(STOP_WITHIN_MS)
  setTimeout(() => {
    log.warn('stopped with the database still at work')
    process.exit(0)
  }, STOP_WITHIN_MS + CLOSE_WITHIN_MS).unref()
  closeServer(server, STOP_WITHIN_MS, async () => {
    await ended
    await closeDb()
    log.info('stopped')
    process.exit(0)
  })
}

/**
 * The production server: Next behind a plain Node server that knows who is asking and stops without dropping anyone.
 */
import { createServer, type Server } from 'node:http'
import next from 'next'
import { believedAddress, CLIENT_ADDRESS_HEADER } from './api/client-address'
import { answerGone } from './retired'

interface ServeOptions {
  port: number
  host: string
  /** How many proxies in front are ours. */
  trustProxy: number
}

/** How long open requests may take to finish once the server is told to stop, in milliseconds. */
const STOP_WITHIN_MS = 9_000

/** Starts the site and returns once it listens. Stops on SIGTERM and SIGINT: open requests finish, no new ones start. */
export async function serve({ port, host, trustProxy }: ServeOptions): Promise<Server> {
  const app = next({ dev: false, hostname: host, port })
  await app.prepare()
  const handle = app.getRequestHandler()

  const server = createServer((request, response) => {
    const peer = request.socket.remoteAddress ?? 'unknown'
    const forwarded = request.headers['x-forwarded-for']
    request.headers[CLIENT_ADDRESS_HEADER] = believedAddress(peer, forwarded?.toString(), trustProxy)
    answerGone(request, response)
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server))
  return server
}

function stop(server: Server): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
}

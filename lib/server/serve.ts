/**
 * The production server: Next behind a plain Node server that knows who is asking, says what a browser may do with the
 * answer, writes down what happened, and stops without dropping anyone.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import next from 'next'
import { closeDb } from '../db/client'
import { CLIENT_ADDRESS_HEADER, trustedClientAddress } from '../http/client-address'
import { log } from '../log'
import { closeServer } from './close-server'
import { POLICY_HEADER, pagePolicy } from './content-policy.mjs'
import { findDynamicPages } from './dynamic-pages'
import { readErrorPage } from './error-page'
import { markGone } from './gone'
import { commonHeaders } from './headers'
import { databaseAnswers } from './health'
import { logRequest } from './request-log'
import {
  isHidden,
  NOT_FOUND_TARGET,
  normalizeTarget,
  refusedMethod,
  sendProblem,
  UNSUPPORTED_CONDITIONS
} from './request-target'
import { SiteResponse } from './response'
import { shared } from './shared-state.mjs'

interface ServeOptions {
  port: number
  host: string
  /** The origin under which visitors know the site. */
  siteUrl: string
  /** How many proxies in front are ours. */
  trustProxy: number
  /** Ends within so many milliseconds what else needs the database, once the server is told to stop. */
  beforeClose?: (within: number) => Promise<void>
}

type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>

/** Where `next build` writes. */
const BUILD = '.next'

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

/** Starts the site and returns once it listens. Stops on SIGTERM and SIGINT: open requests finish, no new ones start. */
export async function serve({ port, host, siteUrl, trustProxy, beforeClose }: ServeOptions): Promise<SiteServer> {
  shared.canMakePages = databaseAnswers
  const app = next({ dev: false, hostname: host, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const errorPage = readErrorPage(BUILD)
  const isMadeAnew = findDynamicPages(BUILD)

  const server = createServer({ ...LIMITS, ServerResponse: SiteResponse }, (request, answer) => {
    request.url = normalizeTarget(request.url ?? '')
    const path = request.url.split('?')[0] ?? '/'
    logRequest(request, answer, path)
    for (const [name, value] of commonHeaders(siteUrl, path)) answer.setHeader(name, value)
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, trustProxy)
    for (const name of UNSUPPORTED_CONDITIONS) delete request.headers[name]
    const refused = refusedMethod(request.method ?? '', path)
    if (refused) return void sendProblem(answer, refused)
    answer.errorPage = errorPage
    if (isHidden(path)) request.url = NOT_FOUND_TARGET

    // Next takes the nonce for its scripts from the policy that the request seems to have.
    delete request.headers[`${POLICY_HEADER}-report-only`]
    delete request.headers[POLICY_HEADER]
    if (isMadeAnew(path)) {
      answer.nonce = randomBytes(16).toString('base64')
      request.headers[POLICY_HEADER] = pagePolicy(`'nonce-${answer.nonce}'`)
    }

    markGone(request, answer)
    handle(request, answer).catch((error: unknown) => {
      console.error(error)
      if (!answer.headersSent) answer.writeHead(500)
      answer.end()
    })
  })
  server.maxConnections = MAX_CONNECTIONS

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  stopOnSignal(server, beforeClose)
  return server
}

function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = request.headers['x-forwarded-for']
  return trustedClientAddress(request.socket.remoteAddress ?? 'unknown', forwarded?.toString(), trustProxy)
}

/** A second signal does not wait. */
function stopOnSignal(server: SiteServer, beforeClose: ServeOptions['beforeClose']): void {
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

function stop(server: SiteServer, beforeClose: ServeOptions['beforeClose']): void {
  const ended = beforeClose?.(STOP_WITHIN_MS)
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

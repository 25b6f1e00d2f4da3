/**
 * The production server: Next behind a plain Node server that knows who is asking, says what a browser may do with the
 * answer, and stops without dropping anyone.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import next from 'next'
import { believedAddress, CLIENT_ADDRESS_HEADER } from './api/client-address'
import { SiteAnswer } from './http/answer'
import { POLICY_HEADER, pagePolicy } from './http/content-policy.mjs'
import { readErrorPage } from './http/error-page'
import { standingHeaders } from './http/headers'
import { findMadeAnew } from './http/made-anew'
import { fitTarget, NOWHERE, refusedMethod, sendProblem, UNMET_CONDITIONS } from './http/request-line'
import { answerGone } from './retired'
import { resolveScreen, routes } from './routes'

interface ServeOptions {
  port: number
  host: string
  /** The origin under which visitors know the site. */
  siteUrl: string
  /** How many proxies in front are ours. */
  trustProxy: number
}

/** Where `next build` writes. */
const BUILD = '.next'

/** How long open requests may take to finish once the server is told to stop, in milliseconds. */
const STOP_WITHIN_MS = 9_000

/** Starts the site and returns once it listens. Stops on SIGTERM and SIGINT: open requests finish, no new ones start. */
export async function serve({
  port,
  host,
  siteUrl,
  trustProxy
}: ServeOptions): Promise<Server<typeof IncomingMessage, typeof SiteAnswer>> {
  const app = next({ dev: false, hostname: host, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const errorPage = readErrorPage(BUILD)
  const isMadeAnew = findMadeAnew(BUILD)

  const server = createServer({ ServerResponse: SiteAnswer }, (request, answer) => {
    request.url = fitTarget(request.url ?? '')
    const path = request.url.split('?')[0] ?? '/'
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, trustProxy)
    for (const [name, value] of standingHeaders(siteUrl, path)) answer.setHeader(name, value)
    for (const name of UNMET_CONDITIONS) delete request.headers[name]
    const refused = refusedMethod(request.method ?? '', path)
    if (refused) return void sendProblem(answer, refused)
    answer.errorPage = errorPage
    if (resolveScreen(path) === routes.unavailable()) request.url = NOWHERE

    // Next takes the nonce for its scripts from the policy that the request seems to have.
    delete request.headers[`${POLICY_HEADER}-report-only`]
    delete request.headers[POLICY_HEADER]
    if (isMadeAnew(path)) {
      answer.nonce = randomBytes(16).toString('base64')
      request.headers[POLICY_HEADER] = pagePolicy(`'nonce-${answer.nonce}'`)
    }

    answerGone(request, answer)
    handle(request, answer).catch((error: unknown) => {
      console.error(error)
      if (!answer.headersSent) answer.writeHead(500)
      answer.end()
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server))
  return server
}

function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = request.headers['x-forwarded-for']
  return believedAddress(request.socket.remoteAddress ?? 'unknown', forwarded?.toString(), trustProxy)
}

function stop(server: Server<typeof IncomingMessage, typeof SiteAnswer>): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
}

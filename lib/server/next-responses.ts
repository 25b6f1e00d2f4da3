/** Requests responses from Next, through gates that limit how many run at once, and finishes them. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { unexpectedError } from '../http/api-response'
import { FORM_STATE_HEADER, RENDER_PAGE_HEADER } from '../http/form-page'
import { ProblemDetails } from '../http/problem-details'
import { PATH_HEADER, type Route, type RouteMatch, resolvePath, routes } from '../routes'
import { Gate, TooBusy } from '../site/gate'
import { databaseFailedSince } from './database-failures'
import { checkGuard, checkReadLimit, clientOf } from './guards'
import { type NextApp, type NextRequest, type NextResponse, NextTimeout } from './next-app'
import { readBody } from './request-body'
import { acceptedEncoding } from './responses/encoding'
import { DROPPED_RESPONSE_HEADERS, finishPage, fontPreloads, readStyleSheets } from './responses/finish-page'
import { type FinishedResponse, finish, withHeaders } from './responses/finished-response'
import { commonHeaders, filePolicy, optionsHeaders } from './responses/headers'
import { cacheControlAt } from './responses/lifetimes'

export interface NextResponsesOptions {
  /** The folder of the build, or of the sources in development. */
  folder: string
  /** Pages keep Next's scripts, which reload them. */
  isDevelopment: boolean
  /** True if visitors know the site by https. */
  isHttps: boolean
  /** The number of trusted proxies in front. */
  trustProxy: number
}

interface NextResponses {
  /** A response that is the same for everybody. */
  shared(target: string, match?: RouteMatch): Promise<FinishedResponse>
  /** A response for one request, which nobody else may see. @throws ProblemDetails if the request is refused */
  forRequest(request: IncomingMessage, target: string, match?: RouteMatch): Promise<FinishedResponse>
  /** The response to OPTIONS. */
  respondToOptions(route: Route): Promise<FinishedResponse>
  /** Problem details, which are for one request. */
  refuse(error: ProblemDetails, route?: Route): Promise<FinishedResponse>
  /** The error page, or problem details for the API: 503 if the cause is temporary, 500 if it is a bug. */
  serverError(route: Route | undefined, status: 500 | 503): FinishedResponse | Promise<FinishedResponse>
}

const HTML = 'text/html'
/**
 * For requests that get a response of their own. One client may fill half of the queue: behind a proxy that is not trusted, all
 * clients are one.
 */
const LIMITS_PER_REQUEST = { maxRunning: 2, maxWaiting: 200, maxWaitingPerClient: 100 }
const RETRY_AFTER_HEADERS = { 'retry-after': '30' }
/** The only headers of a client that Next gets: pages and handlers read these, and others could change how Next itself answers. */
const CLIENT_HEADERS = ['accept', 'content-type', 'if-none-match'] as const
export async function createNextResponses(next: NextApp, options: NextResponsesOptions): Promise<NextResponses> {
  const { folder, isDevelopment, isHttps, trustProxy } = options
  const styleSheets = isDevelopment ? new Map<string, string>() : readStyleSheets(folder)
  // Five gates, so that a flood of one kind of request does not delay the others. API requests that run together share queries;
  // `vital` is for what must always work, such as unsubscribing.
  const gates = {
    shared: new Gate({ maxRunning: 8, maxWaiting: 2_000 }),
    pages: new Gate(LIMITS_PER_REQUEST),
    api: new Gate({ ...LIMITS_PER_REQUEST, maxRunning: 16 }),
    submissions: new Gate(LIMITS_PER_REQUEST),
    vital: new Gate(LIMITS_PER_REQUEST)
  }
  const errorPage = await renderErrorPage()
  return { shared, forRequest, respondToOptions, refuse, serverError }

  async function shared(target: string, match?: RouteMatch): Promise<FinishedResponse> {
    const path = target.split('?', 1)[0] as string
    const began = Date.now()
    const headers = { [PATH_HEADER]: resolvePath(path) }
    const received = await requestNext(gates.shared, '', match?.route, () => next.send({ target, headers }))
    if ('failure' in received) return received.failure
    const { status, headers: all, body } = complete(received, match?.route)
    // A route handler may exclude a single response from caching.
    const lifetime =
      status === 200 && received.headers['cache-control'] !== 'no-store' && !isDevelopment
        ? match?.route.lifetime
        : undefined
    const cacheControl = lifetime ? cacheControlAt(lifetime, began) : 'no-store'
    const { etag, ...others } = all
    const finished = await finish(status, { ...others, 'cache-control': cacheControl }, body)
    return { ...finished, match }
  }

  async function forRequest(request: IncomingMessage, target: string, match?: RouteMatch): Promise<FinishedResponse> {
    const { headers: given, method } = request
    const client = clientOf(request, trustProxy)
    const isPost = method === 'POST'
    if (match) await checkGuard(request, match.route, client)
    const limits = match && (await checkReadLimit(match.route, client))
    const body = isPost ? await readBody(request) : undefined
    const nextRequest = { method: isPost ? 'POST' : 'GET', target, headers: headersForNext(given, target), body }
    const received = await requestNext(gateOf(match, isPost), client, match?.route, () =>
      sendAndRenderForm(nextRequest)
    )
    if ('failure' in received) return received.failure
    const { status, headers, body: whole } = complete(received, match?.route)
    const isPage = headers['content-type']?.startsWith(HTML)
    // A page for one request contains what somebody typed, or its address contains a token.
    const own: Record<string, string> = isPage
      ? { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
      : { 'cache-control': received.headers['cache-control'] ?? 'no-store' }
    return finish(status, { ...headers, ...own, ...limits }, whole, acceptedEncoding(given['accept-encoding']))
  }

  /**
   * Sends a request to Next. If a form's handler names a page to show, this requests that page, and returns it with the status and
   * headers of the handler.
   */
  async function sendAndRenderForm(request: NextRequest): Promise<NextResponse> {
    const received = await next.send(request)
    const target = received.headers[RENDER_PAGE_HEADER]
    if (target === undefined) return received
    const state = encodeURIComponent(received.body.toString('utf8'))
    const page = await next.send({
      target,
      headers: { [FORM_STATE_HEADER]: state, [PATH_HEADER]: resolvePath(target) }
    })
    if (page.status >= 500) return page
    // The status, Retry-After and the name of the page come from the handler.
    const { 'content-type': _, ...ofHandler } = received.headers
    return { ...page, status: received.status, headers: { ...page.headers, ...ofHandler } }
  }

  function gateOf(match: RouteMatch | undefined, isPost: boolean): Gate {
    if (match?.route.guard === 'link' || match?.name === 'health') return gates.vital
    if (isPost && match?.route.guard) return gates.submissions
    return match?.route.kind === 'api' ? gates.api : gates.pages
  }

  async function requestNext(
    gate: Gate,
    client: string,
    route: Route | undefined,
    send: () => Promise<NextResponse>
  ): Promise<NextResponse | { failure: FinishedResponse }> {
    const began = Date.now()
    try {
      const received = await gate.run(client, send)
      // Route handlers say themselves what went wrong: in JSON, in text, or on the page of a form.
      const type = received.headers['content-type'] ?? HTML
      const isFromHandler = !type.startsWith(HTML) || RENDER_PAGE_HEADER in received.headers
      if (received.status < 500 || isFromHandler) return received
    } catch (error) {
      if (!(error instanceof TooBusy)) console.error(error)
      if (error instanceof NextTimeout || error instanceof TooBusy) return { failure: await serverError(route, 503) }
    }
    return { failure: await serverError(route, databaseFailedSince(began) ? 503 : 500) }
  }

  /** Adds the headers that every response has, and finishes a page: see responses/finish-page.ts. */
  function complete({ status, headers, body }: NextResponse, route?: Route): NextResponse {
    const common = commonHeaders(isHttps, route)
    const type = headers['content-type']
    // The embed card is HTML too, but app/embed writes it completely.
    if (!type?.startsWith(HTML) || route?.kind === 'file') {
      const kept = Object.entries(headers).filter(([name]) => !DROPPED_RESPONSE_HEADERS.test(name))
      return {
        status,
        headers: {
          ...common,
          ...Object.fromEntries(kept),
          ...joinLinks(common, headers),
          ...(route && filePolicy(route, type))
        },
        body
      }
    }
    const readStyleSheet = (href: string) => styleSheets.get(href)
    const page = finishPage(body.toString('utf8'), { status, isHttps, isDevelopment, readStyleSheet })
    const own = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
      'speculation-rules': `"${routes.speculationRules()}"`,
      ...fontPreloads(headers.link),
      ...(headers.location && { location: headers.location }),
      ...(headers['retry-after'] && { 'retry-after': headers['retry-after'] })
    }
    return { status: page.status, headers: { ...common, ...own }, body: Buffer.from(page.html) }
  }

  function respondToOptions(route: Route): Promise<FinishedResponse> {
    const headers = { ...commonHeaders(isHttps, route), ...optionsHeaders(route) }
    return finish(204, headers, Buffer.alloc(0), 'identity')
  }

  async function refuse(error: ProblemDetails, route?: Route): Promise<FinishedResponse> {
    const response = error.toResponse()
    const headers = { ...commonHeaders(isHttps, route), ...Object.fromEntries(response.headers) }
    return finish(response.status, headers, Buffer.from(await response.arrayBuffer()), 'identity')
  }

  function serverError(route: Route | undefined, status: 500 | 503) {
    const isTemporary = status === 503
    if (route?.kind === 'api') return refuse(isTemporary ? busy() : unexpectedError(), route)
    return { ...withHeaders(errorPage, isTemporary ? RETRY_AFTER_HEADERS : {}), status }
  }

  /** Renders the error page without scripts: they would only request what has just failed. */
  async function renderErrorPage(): Promise<FinishedResponse> {
    const { headers, body } = complete(await next.send({ target: routes.unavailable() }))
    const html = body.toString('utf8').replace(/<script[^>]*src=[^>]*><\/script>/g, '')
    return finish(503, { ...headers, 'cache-control': 'no-store' }, Buffer.from(html))
  }
}

function busy(): ProblemDetails {
  const detail = 'The site is busy right now. Please try again in half a minute.'
  return new ProblemDetails(503, detail, { headers: RETRY_AFTER_HEADERS })
}

function headersForNext(given: IncomingHttpHeaders, target: string): Record<string, string> {
  const headers: Record<string, string> = { [PATH_HEADER]: resolvePath(target.split('?', 1)[0] as string) }
  for (const name of CLIENT_HEADERS) {
    const value = given[name]
    if (value !== undefined) headers[name] = value
  }
  return headers
}

/** A handler's own links and those of all API responses. */
function joinLinks(...all: Record<string, string>[]): { link?: string } {
  const links = all.flatMap(({ link }) => link ?? [])
  return links.length > 0 ? { link: links.join(', ') } : {}
}

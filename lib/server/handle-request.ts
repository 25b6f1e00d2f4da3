/**
 * Handles each request, in development and in production: with a cached response if there is one, else with one from Next, which
 * is then finished and cached. lib/routes.ts says what the server knows about an address. Next makes all
 * responses but refusals, those to OPTIONS, and the 503 or 500 for what failed.
 */
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { refusals } from '../../content/pages/not-found'
import { isOn } from '../../content/site'
import { contentChanges } from '../affirmations/version-poller'
import { code, env } from '../env'
import { isPostedForm, RENDER_PAGE_HEADER } from '../http/form-page'
import { ProblemDetails, retryLater } from '../http/problem-details'
import { CLIENT_NETWORK_HEADER } from '../http/rate-limits'
import { aliases, fill, findRoute, type Route, type RouteMatch, resolvePath, routes, routeTable } from '../routes'
import { canonicalParams, canonicalQuery } from '../site/canonical-params'
import { type FairQueue, TooBusy } from '../site/fair-queue'
import { findAssets, findPublicFiles, readStyleSheets } from './assets'
import { clientOf, networkOf } from './client-address'
import { parseTarget, type Target } from './connections/request-target'
import { checkGuard, checkHost, checkMethodAndQuery, checkReadLimit, queueOf, queues } from './guards'
import { type InternalRequest, type InternalResponse, isForNextAlone, type NextApp } from './next-app'
import { readBody } from './request-body'
import { logRequest } from './request-log'
import { completeResponse } from './responses/complete-response'
import { acceptedEncoding, type FinishedResponse, finish, send, withHeaders } from './responses/finished-response'
import { commonHeaders, optionsHeaders } from './responses/headers'
import { cacheControlAt, ResponseCache, TemporaryError } from './responses/response-cache'

/** No file of app/ owns this address: Next responds with the page for all addresses that do not exist. */
const NOWHERE = '/-'
/** The same for the API, whose handler of unknown addresses responds with problem details. */
const NOWHERE_IN_API = routes.unknownApi('-')
/** Seconds after which a page that failed may be there. */
const RETRY_AFTER_S = 30
/** The only headers of a client that Next gets, besides the client's network: pages and handlers read these, and others could change how Next responds. */
const CLIENT_HEADERS = ['accept', 'content-type', 'if-none-match'] as const

/** @param isDevelopment nothing is cached, and pages keep Next's scripts, which reload them */
export async function createRequestHandler(
  next: NextApp,
  isDevelopment: boolean
): Promise<{ handle: RequestListener; cache: ResponseCache }> {
  const { TRUST_PROXY, CACHE_MB } = env()
  const cache = new ResponseCache({ maxBytes: isDevelopment ? 0 : CACHE_MB * 2 ** 20, changes: contentChanges })
  const assets = isDevelopment ? undefined : findAssets(code.folder)
  const styleSheets = readStyleSheets(assets ?? new Map())
  const site = { isDevelopment, readStyleSheet: (href: string) => styleSheets.get(href) }
  const errorPage = await renderErrorPage()
  return { handle, cache }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request
    if (isDevelopment && isForNextAlone(request)) {
      next.listener(request, response)
      return
    }
    // The key of a cached response is its canonical address, so most requests end here, without a promise.
    const cached = method === 'GET' || method === 'HEAD' ? cache.find(url) : undefined
    const target = cached ? undefined : parseTarget(url)
    const match = cached ? cached.match : target && findRow(target)
    const path = cached ? (url.split('?', 1)[0] as string) : (target?.path ?? '')
    checkHost(request.headers.host)
    const extra = ['x-request-id', logRequest(request, response, path, match?.route.pattern)]
    if (cached) {
      send(request, response, cached, extra)
      return
    }
    respond(request, target, match)
      .then((finished) => send(request, response, finished, extra))
      .catch((error: unknown) => fail(request, response, error))
  }

  async function respond(
    request: IncomingMessage,
    target: Target | undefined,
    match: RouteMatch | undefined
  ): Promise<FinishedResponse> {
    try {
      return await responseTo(request, target, match)
    } catch (error) {
      if (error instanceof ProblemDetails) return refusal(request, match, error)
      if (error instanceof TemporaryError) return error.response
      // If the client has disconnected, nobody waits for a response.
      if (request.destroyed) throw error
      if (!(error instanceof TooBusy)) console.error(error)
      return unavailable(isForm(request) ? undefined : match?.route)
    }
  }

  /** @throws ProblemDetails if the request is refused, TemporaryError if Next has failed */
  async function responseTo(
    request: IncomingMessage,
    target: Target | undefined,
    match: RouteMatch | undefined
  ): Promise<FinishedResponse> {
    const { method = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    checkMethodAndQuery(method, target?.query ?? '', match?.route ?? {})
    if (!target) return request.url?.startsWith(routes.unknownApi('')) ? notFoundInApi() : notFound()
    // Next redirects to the address without the slash.
    if (target.hasTrailingSlash && isRead) return ownResponse(request, `${target.path}/?${target.query}`, match)
    if (!match) return notFound()
    const { route } = match
    if (!isOn(route.feature)) return route.kind === 'api' ? notFoundInApi() : notFound()
    if (method === 'OPTIONS') {
      const headers = { ...commonHeaders(route), ...optionsHeaders(route) }
      return finish(204, headers, Buffer.alloc(0), 'identity')
    }
    const query = canonicalQuery(match, target.query)
    const isShared = isRead && route.cachePolicy && !(route.kind === 'page' && query !== '')
    if (!isShared) return ownResponse(request, target.path + query, match)
    if (route.kind !== 'asset') return sharedResponse(request, target.path, match, query)
    return files().has(target.file) ? cachedResponse(target.file, match) : notFound()
  }

  /** The row of an address. Files come first, because the case of their names counts, as Next has it too. */
  function findRow({ file, path }: Target): RouteMatch | undefined {
    if (!files().has(file)) return findRoute(resolvePath(path))
    const match = findRoute(file)
    return match?.route.kind === 'asset' ? match : { name: 'publicFile', route: routeTable.publicFile, params: {} }
  }

  /** Development adds files to public/ while it runs. */
  function files(): Map<string, string> {
    return assets ?? findPublicFiles(code.folder)
  }

  /** A response that is the same for everybody, from its canonical address. An alias has its own: middleware.ts rewrites it. */
  async function sharedResponse(
    request: IncomingMessage,
    given: string,
    match: RouteMatch,
    query: string
  ): Promise<FinishedResponse> {
    const { route, name, params } = match
    const isAlias = Object.hasOwn(aliases, given)
    const path = isAlias ? given : resolvePath(given)
    // Development caches nothing, and this process would not know what was added to content/ since its start.
    const canonical = isAlias || isDevelopment ? undefined : canonicalParams[name]
    let key = path
    const lookUp = async () => canonical?.(params)
    try {
      const known = canonical && (await queues.lookups.run(clientOf(request, TRUST_PROXY), lookUp))
      if (known) key = fill(route, ...known)
    } catch (error) {
      const stale = cache.findStale(path)
      if (!stale) throw error
      console.error(error)
      return stale
    }
    // The query belongs to the address that was requested.
    return cachedResponse(key === path ? key + query : key, match, request)
  }

  function notFound(): Promise<FinishedResponse> {
    return cachedResponse(NOWHERE)
  }

  function notFoundInApi(): Promise<FinishedResponse> {
    return cachedResponse(NOWHERE_IN_API, findRoute(NOWHERE_IN_API))
  }

  /**
   * Returns the cached response of a key, and requests it from Next if there is no fresh one: by the key alone, so that what is
   * cached does not depend on how the first visitor spelled the address.
   * @param request counts against the read limit if the response has to be made
   * @throws ProblemDetails 429
   */
  async function cachedResponse(key: string, match?: RouteMatch, request?: IncomingMessage): Promise<FinishedResponse> {
    const fresh = cache.find(key)
    if (fresh) return fresh
    const { route, name = '' } = match ?? {}
    const { cachePolicy = 'words', pattern = '' } = route ?? {}
    if (route && request) await checkReadLimit(route, clientOf(request, TRUST_PROXY))
    // Cache errors and redirects only if the number of such addresses is limited.
    const isBounded = !key.includes('?') && (name in canonicalParams || !pattern.includes('['))
    const make = async () => {
      const began = Date.now()
      const received = await requestNext(queues.shared, '', route, { target: key })
      const { status, headers, body } = completeResponse(received, route, site)
      // A route handler may exclude a single response from caching.
      const isFound = status === 200 && received.headers['cache-control'] !== 'no-store' && !isDevelopment
      const { etag: _, ...others } = headers
      const cacheControl = isFound ? cacheControlAt(cachePolicy, began) : 'no-store'
      const finished = await finish(status, { ...others, 'cache-control': cacheControl }, body)
      return { response: { ...finished, match }, isCacheable: isFound || (isBounded && status >= 300 && status < 500) }
    }
    return cache.get(key, cachePolicy, make, route?.kind)
  }

  /** A response for one request, which nobody else may see. @throws ProblemDetails if the request is refused */
  async function ownResponse(request: IncomingMessage, target: string, match?: RouteMatch): Promise<FinishedResponse> {
    const client = clientOf(request, TRUST_PROXY)
    const isPost = request.method === 'POST'
    if (match) await checkGuard(request, match.route, client)
    const limits = match && (await checkReadLimit(match.route, client))
    const isPage = isForm(request)
    const queue = queueOf(match, request.method, isPage)
    const received = await requestNext(queue, client, isPage ? undefined : match?.route, {
      method: isPost ? 'POST' : 'GET',
      target,
      headers: { ...headersForNext(request.headers), [CLIENT_NETWORK_HEADER]: networkOf(client) },
      body: isPost ? await readBody(request) : undefined
    })
    const { status, headers, body } = completeResponse(received, match?.route, site)
    // A page for one request contains what somebody typed, or its address contains a token.
    const own: Record<string, string> = headers['content-type']?.startsWith('text/html')
      ? { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
      : { 'cache-control': received.headers['cache-control'] ?? 'no-store' }
    return finish(status, { ...headers, ...own, ...limits }, body, acceptedEncoding(request.headers['accept-encoding']))
  }

  /** @throws TemporaryError if Next fails, or if too many requests wait */
  async function requestNext(
    queue: FairQueue,
    client: string,
    route: Route | undefined,
    request: InternalRequest
  ): Promise<InternalResponse> {
    try {
      const received = await queue.run(client, () => next.send(request))
      // Route handlers say themselves what went wrong: in JSON, in text, or on the page of a form.
      const isPage = received.headers['content-type']?.startsWith('text/html') ?? true
      if (received.status < 500 || !isPage || RENDER_PAGE_HEADER in received.headers) return received
    } catch (error) {
      if (!(error instanceof TooBusy)) console.error(error)
    }
    throw new TemporaryError(await unavailable(route))
  }

  /** The error page, or problem details for the API. */
  async function unavailable(route: Route | undefined): Promise<FinishedResponse> {
    if (route?.kind !== 'api') return errorPage
    const detail = 'The site is busy right now. Please try again in half a minute.'
    return problemResponse(retryLater(503, detail, RETRY_AFTER_S), route)
  }

  /** Renders the error page without scripts: they would only request what has just failed. */
  async function renderErrorPage(): Promise<FinishedResponse> {
    const options = { ...site, isWithoutScripts: true }
    const { headers, body } = completeResponse(await next.send({ target: routes.unavailable() }), undefined, options)
    return finish(503, { ...headers, 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }, body)
  }

  /** People get a page, programs problem details. */
  async function refusal(
    request: IncomingMessage,
    match: RouteMatch | undefined,
    error: ProblemDetails
  ): Promise<FinishedResponse> {
    const { kind = 'page', guard } = match?.route ?? {}
    // An address that names nothing is one of the files that may lie in public/.
    const isVisited = kind === 'page' || kind === 'asset' || guard === 'link'
    const isForPerson = (isVisited && request.headers.accept?.includes('text/html')) || isForm(request)
    const address = routes.refused(error.status)
    const page = isForPerson && Object.hasOwn(refusals, error.status) ? findRoute(address) : undefined
    if (!page) return problemResponse(error, match?.route)
    return withHeaders(await cachedResponse(address, page), error.extra.headers ?? {})
  }

  async function problemResponse(error: ProblemDetails, route?: Route): Promise<FinishedResponse> {
    const response = error.toResponse()
    const headers = { ...commonHeaders(route), ...Object.fromEntries(response.headers) }
    return finish(response.status, headers, Buffer.from(await response.arrayBuffer()), 'identity')
  }
}

/** True if the response is shown to somebody who has posted a form without scripts. */
function isForm({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && isPostedForm(headers.accept, headers['content-type'])
}

function headersForNext(given: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(CLIENT_HEADERS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))
}

/** Handles an error that nothing else has caught, which is a bug, or a client that has disconnected. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!request.destroyed) console.error(error)
  // If the response has begun, destroy the connection: ending it normally would make half a response look complete.
  if (response.headersSent || request.destroyed) response.destroy()
  else response.writeHead(500, { 'cache-control': 'no-store', 'content-length': '0' }).end()
}

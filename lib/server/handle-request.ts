/**
 * Handles each request, in development and in production: with a cached response if there is one, else with one from Next, which
 * is then finished and cached. lib/routes.ts says what the server knows about an address. Next makes all responses but refusals.
 */
import { existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { refusals } from '../../content/not-found'
import { isDatabaseError } from '../db/database-errors'
import { ProblemDetails } from '../http/problem-details'
import { fill, findRoute, type RouteMatch, resolvePath, routes } from '../routes'
import { canonicalParams } from './canonical-params'
import { keepParameters, parseTarget, type Target } from './connections/request-target'
import { checkMethodAndQuery, checkReadLimit, clientOf } from './guards'
import { logRequest } from './monitoring/request-log'
import { isForNextAlone, type NextApp } from './next-app'
import { createNextResponses, type NextResponsesOptions } from './next-responses'
import { type FinishedResponse, send, withHeaders } from './responses/finished-response'
import { ResponseCache } from './responses/response-cache'
import { contentChangedAt } from './version-poller'

interface RequestHandlerOptions extends NextResponsesOptions {
  /** The maximum size of all responses in memory, in bytes. */
  cacheBytes: number
}

interface RequestHandler {
  handle(request: IncomingMessage, response: ServerResponse): void
  cache: ResponseCache
}

/** No file of app/ owns this address: Next answers it with the page for all addresses that do not exist. */
const NOWHERE = '/-'

export async function createRequestHandler(next: NextApp, options: RequestHandlerOptions): Promise<RequestHandler> {
  const { folder, isDevelopment, cacheBytes, trustProxy } = options
  // Development caches nothing, since sources change.
  const cache = new ResponseCache({ maxBytes: isDevelopment ? 0 : cacheBytes, changedAt: contentChangedAt })
  const fromNext = await createNextResponses(next, options)
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
    const match = cached ? cached.match : target && findRoute(resolvePath(target.path))
    const path = cached ? (url.split('?', 1)[0] as string) : (target?.path ?? '')
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
      // If the client has disconnected, nobody waits for a response.
      if (request.destroyed) throw error
      console.error(error)
      return fromNext.serverError(match?.route, isDatabaseError(error) ? 503 : 500)
    }
  }

  /** @throws ProblemDetails if the request is refused */
  async function responseTo(
    request: IncomingMessage,
    target: Target | undefined,
    match: RouteMatch | undefined
  ): Promise<FinishedResponse> {
    const { method = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    checkMethodAndQuery(method, target?.query ?? '', match?.route ?? {})
    if (!target) return notFound()
    // Next redirects to the address without the slash.
    if (target.hasTrailingSlash && isRead) return fromNext.forRequest(request, `${target.path}/?${target.query}`, match)
    if (!match) return notFound()
    if (method === 'OPTIONS') return fromNext.respondToOptions(match.route)
    const query = keepParameters(target.query, match.route.query)
    const isShared = isRead && match.route.lifetime && !(match.route.kind === 'page' && query !== '')
    return isShared
      ? sharedResponse(request, target, match, query)
      : fromNext.forRequest(request, target.given + query, match)
  }

  /** A response that is the same for everybody. */
  async function sharedResponse(
    request: IncomingMessage,
    target: Target,
    match: RouteMatch,
    query: string
  ): Promise<FinishedResponse> {
    const { route, name, params } = match
    if (route.kind === 'asset')
      return isFile(target.given) ? cachedResponse(target.given, target.given, match) : notFound()
    const path = resolvePath(target.path)
    // Development caches nothing, and this process would not know what was added to content/ since its start.
    const canonical = isDevelopment ? undefined : canonicalParams[name]
    try {
      const key = canonical ? fill(route, ...(await canonical(params))) : path
      if (key !== path) return await cachedResponse(key, key, match, request)
      // Request it from Next by the visitor's own address, even if that is an alias: middleware.ts rewrites it.
      return await cachedResponse(path + query, target.given + query, match, request)
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      console.error(error)
      return cache.findStale(path) ?? fromNext.serverError(match.route, 503)
    }
  }

  /**
   * Returns the cached response of a key, and requests it from Next if there is no fresh one.
   * @param target what is requested from Next
   * @param request counts against the read limit if the response has to be made
   * @throws ProblemDetails 429
   */
  async function cachedResponse(
    key: string,
    target: string,
    match: RouteMatch,
    request?: IncomingMessage
  ): Promise<FinishedResponse> {
    const fresh = cache.find(key)
    if (fresh) return fresh
    if (request) await checkReadLimit(match.route, clientOf(request, trustProxy))
    const { lifetime = 'words', pattern } = match.route
    // Cache errors and redirects only if the number of such addresses is limited.
    const isBounded = !key.includes('?') && (match.name in canonicalParams || !pattern.includes('['))
    return cache.get(key, lifetime, async () => {
      const response = await fromNext.shared(target, match)
      const isFound = response.headers['cache-control'] !== 'no-store'
      return { response, isCacheable: isFound || (isBounded && response.status >= 300 && response.status < 500) }
    })
  }

  function notFound(): Promise<FinishedResponse> {
    return cache.get(NOWHERE, 'words', async () => ({ response: await fromNext.shared(NOWHERE), isCacheable: true }))
  }

  function isFile(path: string): boolean {
    const names = path.split('/').slice(1).map(decodeURIComponent)
    if (names.some((name) => /[/\\]/.test(name))) return false
    const file = names[0] === '_next' ? join(folder, '.next', ...names.slice(1)) : join(folder, 'public', ...names)
    // existsSync also returns false for a name that no file can have, for which statSync would throw.
    return existsSync(file) && statSync(file).isFile()
  }

  /** People get a page, programs problem details. */
  async function refusal(
    request: IncomingMessage,
    match: RouteMatch | undefined,
    error: ProblemDetails
  ): Promise<FinishedResponse> {
    const isForPerson = match?.route.guard && request.headers.accept?.includes('text/html')
    const address = routes.refused(error.status)
    const page = isForPerson && error.status in refusals ? findRoute(address) : undefined
    if (!page) return fromNext.refuse(error, match?.route)
    return withHeaders(await cachedResponse(address, address, page), error.extra.headers ?? {})
  }
}

/** Handles an error that nothing else has caught, which is a bug, or a client that has disconnected. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!request.destroyed) console.error(error)
  // If the response has begun, destroy the connection: ending it normally would make half a response look complete.
  if (response.headersSent || request.destroyed) response.destroy()
  else response.writeHead(500, { 'cache-control': 'no-store', 'content-length': '0' }).end()
}

/** Chooses the response to a request: a file, the API, or a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseError } from '../db/database-errors'
import { CLIENT_ADDRESS_HEADER, trustedClientAddress } from '../http/client-address'
import { FORM_STATE_HEADER, RENDER_PAGE_HEADER } from '../http/form-page'
import { ProblemDetails } from '../http/problem-details'
import { PATH_HEADER, resolveScreen, routes } from '../site/routes'
import { CLOSED_POLICY } from './document'
import { type DocumentAddress, findDocument, NOT_FOUND } from './documents'
import { findFiles, finishFile } from './files'
import { acceptedEncoding, type Encoding, type FinishedResponse, finish, send } from './finished-response'
import { commonHeaders, REFERRER } from './headers'
import type { CacheMetrics } from './metrics'
import { createPages } from './page-renderer'
import { refusal } from './refusal'
import { logRequest } from './request-log'
import { parseTarget, type Target } from './request-target'
import { ResponseCache } from './response-cache'
import {
  callRoute,
  drain,
  matchRoute,
  type RouteEntry,
  type RouteMatch,
  sendResponse,
  toRequest
} from './route-handlers'
import { contentChangedAt } from './version-poller'

export interface AppOptions {
  /** The folder of the build. */
  folder: string
  /** The origin under which visitors know the site. */
  siteUrl: string
  /** The number of trusted proxies in front. */
  trustProxy: number
  /** The maximum size of all cached responses, in bytes. */
  cacheBytes: number
  /** Route handlers. The first match counts, so more specific patterns come first. */
  handlers: readonly RouteEntry[]
}

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): void
  cache: CacheMetrics
}

/** Headers that the parts of the site pass to each other. They are removed from requests, so that no client can set them. */
const INTERNAL_HEADERS = [FORM_STATE_HEADER, RENDER_PAGE_HEADER, PATH_HEADER]
const READ_METHODS = ['GET', 'HEAD']
/** Files that Next generates. */
const GENERATED_FILES =
  /^\/(robots\.txt|manifest\.webmanifest|llms\.txt|feed\.xml|atom\.xml|feed\.json|sitemap\.xml|sitemaps\/[^/]+|\.well-known\/security\.txt|speculation-rules\.json|icon\.svg|apple-icon\.png|favicon\.ico)$/
/** Pages that depend on the token in their address. */
const TOKEN_PAGES = new Set<string>([routes.unsubscribe(), routes.confirm()])

export async function createApp({ folder, siteUrl, trustProxy, cacheBytes, handlers }: AppOptions): Promise<App> {
  const files = findFiles(folder)
  const pages = await createPages({ folder, siteUrl, files })
  const cache = new ResponseCache({
    maxBytes: cacheBytes,
    changedAt: contentChangedAt,
    isTemporary: ({ status }) => status === 503
  })

  return { handle, close: () => cache.close(), cache }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? ''
    // The key of a cached response is its canonical address, so most requests are finished here, without a promise.
    const cached = READ_METHODS.includes(request.method ?? '') ? cache.find(url) : undefined
    const target = cached ? undefined : parseTarget(url)
    const path = cached ? (url.split('?', 1)[0] as string) : (target?.path ?? '')
    const extra = ['x-request-id', logRequest(request, response, path)]
    try {
      if (cached) send(request, response, cached, extra)
      else respond(request, response, target, extra).catch((error: unknown) => fail(response, error))
    } catch (error) {
      fail(response, error)
    }
  }

  /** @param extra headers of this request only, as a flat list of names and values */
  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target | undefined,
    extra: string[]
  ): Promise<void> {
    for (const name of INTERNAL_HEADERS) delete request.headers[name]
    const forwarded = request.headers['x-forwarded-for']?.toString()
    const peer = request.socket.remoteAddress ?? 'unknown'
    request.headers[CLIENT_ADDRESS_HEADER] = trustedClientAddress(peer, forwarded, trustProxy)

    const path = target?.path ?? request.url ?? ''
    const isApi = /^\/(api|forms)\//i.test(path)
    const refused = refusal(request.method ?? '', target?.query, isApi)
    if (refused) return sendRouteResponse(request, response, refused.toResponse(), path, extra)
    const match = target && matchRoute(handlers, target.segments)
    if (match) return respondWithRoute(request, response, match, target, extra)
    if (isApi) {
      const unknown = new ProblemDetails(404, 'There is no such address in the API.')
      return sendRouteResponse(request, response, unknown.toResponse(), path, extra)
    }
    send(request, response, await pageOrFile(target, acceptedEncoding(request.headers['accept-encoding'])), extra)
  }

  function sendRouteResponse(
    request: IncomingMessage,
    response: ServerResponse,
    routeResponse: Response,
    path: string,
    extra: string[]
  ): Promise<void> {
    const common = Object.entries(commonHeaders(siteUrl, path)).flat()
    return sendResponse(request, response, routeResponse, common.concat(extra))
  }

  /** The response of an address outside the API. */
  async function pageOrFile(target: Target | undefined, encoding: Encoding): Promise<FinishedResponse> {
    if (!target) return page(NOT_FOUND)
    const { path, segments, query, hasTrailingSlash } = target
    const file = files.get(path)
    if (file)
      return cache.get(path, async () => ({ response: await finishFile(path, file, siteUrl), isCacheable: true }))
    if (hasTrailingSlash) return redirect(path, query)
    if (GENERATED_FILES.test(path)) {
      const notFound = async () => ({ response: await page(NOT_FOUND), isCacheable: false })
      return cache.get(path, async () => (await pages.renderFile(path)) ?? (await notFound()))
    }
    if (TOKEN_PAGES.has(path)) {
      const token = new URLSearchParams(query).get('token')
      return pages.renderUncached(token === null ? path : `${path}?token=${encodeURIComponent(token)}`, encoding)
    }
    // One document for everybody without a query. With one it is for this request only: there is no end to what people search.
    if (path === routes.search() && query !== '') return pages.renderUncached(searchTarget(query), encoding)
    const screen = resolveScreen(path)
    try {
      const words = screen === path ? segments.map((segment) => segment.toLowerCase()) : screen.split('/').slice(1)
      return await page(await findDocument(screen, words))
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      console.error(error)
      return cache.findStale(screen) ?? pages.unavailable(503)
    }
  }

  async function page(found: DocumentAddress): Promise<FinishedResponse> {
    if ('redirect' in found) return redirect(found.redirect)
    return cache.get(found.path, () => pages.renderDocument(found.path))
  }

  function redirect(path: string, query = ''): Promise<FinishedResponse> {
    const location = query === '' ? path : `${path}?${query}`
    const headers = { location, 'cache-control': 'no-store', 'content-security-policy': CLOSED_POLICY, ...REFERRER }
    return finish(308, { ...commonHeaders(siteUrl, path), ...headers }, Buffer.alloc(0))
  }

  async function respondWithRoute(
    request: IncomingMessage,
    response: ServerResponse,
    match: RouteMatch,
    target: Target,
    extra: string[]
  ): Promise<void> {
    if (!match.isCached || !READ_METHODS.includes(request.method ?? '')) {
      const routeResponse = await callRoute(match, toRequest(request, `${siteUrl}${target.path}?${target.query}`))
      drain(request)
      const screen = routeResponse.headers.get(RENDER_PAGE_HEADER)
      if (screen === null) return sendRouteResponse(request, response, routeResponse, target.path, extra)
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      return send(request, response, await pages.renderForm(screen, encoding, routeResponse), extra)
    }
    const key = cacheKey(target, match.query)
    const finished = await cache.get(key, async () => {
      const routeResponse = await callRoute(match, new Request(siteUrl + key))
      // The finished response gets its own ETag.
      routeResponse.headers.delete('etag')
      const headers = {
        ...commonHeaders(siteUrl, target.path),
        ...Object.fromEntries(routeResponse.headers),
        'content-security-policy': CLOSED_POLICY,
        ...REFERRER
      }
      const body = Buffer.from(await routeResponse.arrayBuffer())
      const isCacheable = routeResponse.status === 200 && routeResponse.headers.get('cache-control') !== 'no-store'
      return { response: await finish(routeResponse.status, headers, body), isCacheable }
    })
    send(request, response, finished, extra)
  }
}

/** Handles an error that nothing else has caught, which is a bug. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  // If the response has begun, destroy the connection: ending it normally would make half a response look complete.
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'cache-control': 'no-store', 'content-length': '0' }).end()
}

/** The address of a search with the parameters that the page reads. */
function searchTarget(query: string): string {
  const given = new URLSearchParams(query)
  const read = ['q', 'kind', 'category', 'page'].flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${routes.search()}?${new URLSearchParams(read)}`
}

/** The cache key of a response. Pages ignore the query; an API address keeps only the parameters that it reads. */
function cacheKey({ path, query }: Target, read: string[] = []): string {
  if (read.length === 0) return path
  const given = new URLSearchParams(query)
  const known = read.flatMap((name) =>
    given.has(name) ? [`${name}=${encodeURIComponent(given.get(name) ?? '')}`] : []
  )
  return known.length > 0 ? `${path}?${known.join('&')}` : path
}

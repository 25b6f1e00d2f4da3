/** What the server answers to a request: a file, the API, or a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseError } from '../db/database-errors'
import { Problem } from '../http/problem'
import { cachePolicy, isFresh } from '../site/cache-policy'
import { resolveScreen, routes } from '../site/routes'
import { CLOSED_POLICY } from './document'
import { type DocumentAddress, findDocument, NOT_FOUND } from './documents'
import { findFiles } from './files'
import { type FinishedResponse, finish, send } from './finished-response'
import { commonHeaders, REFERRER } from './headers'
import { createPages } from './pages'
import { logRequest } from './request-log'
import { parseTarget, QUERY_LIMIT, type Target } from './request-target'
import { ResponseCache } from './response-cache'
import { callRoute, matchRoute, type RouteEntry, type RouteMatch, sendResponse, toRequest } from './route-handlers'
import { contentChangedAt } from './version-poller'

export interface AppOptions {
  /** Where the build is. */
  folder: string
  /** The origin under which visitors know the site. */
  siteUrl: string
  /** Most bytes of cached responses. */
  cacheBytes: number
  /** Route handlers, the more specific before the others. */
  handlers: readonly RouteEntry[]
}

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/** Headers by which the parts of the site talk to each other: nobody outside may send them. */
const INTERNAL_HEADERS = ['x-form-state', 'x-site-path', 'x-render-page']
const READING = ['GET', 'HEAD']
const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Files that Next makes: their addresses end with a file name. */
const MADE_BY_NEXT =
  /^\/(robots\.txt|manifest\.webmanifest|llms\.txt|feed\.xml|atom\.xml|feed\.json|sitemap\.xml|sitemaps\/[^/]+|\.well-known\/security\.txt|speculation-rules\.json|icon[^/]*|apple-icon[^/]*|favicon\.ico)$/
/** Pages that depend on the token in their address. */
const TOKEN_PAGES = new Set<string>([routes.unsubscribe(), routes.confirm()])

export async function createApp({ folder, siteUrl, cacheBytes, handlers }: AppOptions): Promise<App> {
  const files = findFiles(folder)
  const pages = await createPages({ folder, siteUrl, files })
  const cache = new ResponseCache({
    maxBytes: cacheBytes,
    isFresh: (key, renderedAt) => isFresh(key.split('?')[0] as string, renderedAt, contentChangedAt()),
    isTemporary: ({ status }) => status === 503
  })

  return { handle, close: () => cache.close() }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseTarget(request.url ?? '')
    const path = target?.path ?? ''
    const id = logRequest(request, response, path)
    const extra = commonHeaders(siteUrl, path).concat('X-Request-Id', id)
    for (const name of INTERNAL_HEADERS) delete request.headers[name]
    const isReading = READING.includes(request.method ?? '')
    const cached = isReading && target && isWhole(target) ? cache.find(path) : undefined
    if (cached) return send(request, response, cached, extra)

    const match = target && matchRoute(handlers, target.segments)
    const isApi = /^\/(api|forms)\//i.test(target ? path : (request.url ?? ''))
    const refused = refusal(request, target, isApi ? API_METHODS : READING)
    if (refused) return sendResponse(request, response, refused.toResponse(), extra)
    if (match) return handleRoute(request, response, match, target, extra)
    if (isApi) {
      const unknown = new Problem(404, 'There is no such address in the API.')
      return sendResponse(request, response, unknown.toResponse(), extra)
    }
    return send(request, response, await readingResponse(target), extra)
  }

  /** A page or a file: what is read with GET. */
  async function readingResponse(target: Target | undefined): Promise<FinishedResponse> {
    if (!target) return page(NOT_FOUND)
    const { path, segments, query, hasTrailingSlash } = target
    const file = files.get(path)
    if (file) {
      return cache.get(path, async () => {
        const headers = { 'content-type': file.type, 'cache-control': cachePolicy(path).cacheControl, ...REFERRER }
        const policy = file.type === 'application/pdf' ? "frame-ancestors 'none'" : CLOSED_POLICY
        const all = { ...headers, 'content-security-policy': policy }
        return { response: await finish(200, all, await file.read()), isCacheable: true }
      })
    }
    if (hasTrailingSlash) return redirect(path)
    if (MADE_BY_NEXT.test(path)) return cache.get(path, () => pages.renderFile(path))
    if (TOKEN_PAGES.has(path)) return pages.renderUncached(`${path}?${query}`)
    const screen = resolveScreen(path)
    try {
      const words = screen === path ? segments.map((segment) => segment.toLowerCase()) : screen.split('/').slice(1)
      return await page(await findDocument(screen, words))
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      console.error(error)
      return pages.unavailable(503)
    }
  }

  function page(found: DocumentAddress): Promise<FinishedResponse> {
    if ('redirect' in found) return redirect(found.redirect)
    return cache.get(found.path, () => pages.renderDocument(found.path))
  }

  async function handleRoute(
    request: IncomingMessage,
    response: ServerResponse,
    match: RouteMatch,
    target: Target,
    extra: string[]
  ): Promise<void> {
    const isReading = READING.includes(request.method ?? '')
    if (!match.isCached || !isReading) {
      const answer = await callRoute(match, toRequest(request, siteUrl + (request.url ?? '')))
      const screen = answer.headers.get('x-render-page')
      if (screen === null) return sendResponse(request, response, answer, extra)
      return send(request, response, await pages.renderForm(screen, answer), extra)
    }
    const key = cacheKey(target, match.query)
    const finished = await cache.get(key, async () => {
      const answer = await callRoute(match, new Request(siteUrl + key))
      const headers = { ...Object.fromEntries(answer.headers), 'content-security-policy': CLOSED_POLICY, ...REFERRER }
      const body = Buffer.from(await answer.arrayBuffer())
      return { response: await finish(answer.status, headers, body), isCacheable: answer.status === 200 }
    })
    return send(request, response, finished, extra)
  }
}

/** Whether the path alone says what is asked for: documents and files read no query. */
function isWhole({ path, query }: Target): boolean {
  return query === '' || !path.startsWith('/api/')
}

/** What the cache knows a response by: documents have no query, an API address only the parameters that it reads. */
function cacheKey({ path, query }: Target, read: string[] = []): string {
  if (read.length === 0) return path
  const given = new URLSearchParams(query)
  const known = read.flatMap((name) =>
    given.has(name) ? [`${name}=${encodeURIComponent(given.get(name) ?? '')}`] : []
  )
  return known.length > 0 ? `${path}?${known.join('&')}` : path
}

/** What is refused whatever the address is. */
function refusal(request: IncomingMessage, target: Target | undefined, methods: string[]): Problem | undefined {
  if (!methods.includes(request.method ?? '')) {
    const allow = methods.join(', ')
    return new Problem(405, `This address answers ${allow} only.`, { headers: { allow } })
  }
  if (target && target.query.length > QUERY_LIMIT) {
    return new Problem(414, `The query of the address is longer than ${QUERY_LIMIT} characters.`)
  }
  return undefined
}

function redirect(location: string): Promise<FinishedResponse> {
  return finish(
    308,
    { location, 'cache-control': 'no-store', 'content-security-policy': CLOSED_POLICY },
    Buffer.alloc(0)
  )
}

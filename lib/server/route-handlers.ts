/** Calls the route handlers of app/ directly, because Next's own pipeline would take most of the time of a request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { ProblemDetails } from '../http/problem-details'
import { CLOSED_POLICY } from './document'
import { REFERRER } from './headers'

export type RouteHandler = (request: Request, context: { params: Promise<never> }) => Response | Promise<Response>

type Handlers = Record<string, unknown>

export interface RouteEntry {
  /** The path of the folder in app/, such as `/api/affirmations/[id]` or `/api/[...path]`. */
  pattern: string
  /** The handlers by method, or a function that loads them. */
  module: Handlers | (() => Promise<Handlers>)
  /** True if the response to GET is the same for everybody, so that it is cached. */
  isCached?: boolean
  /** The query parameters that the handler reads. Only these are part of the cache key. */
  query?: string[]
}

export interface RouteMatch extends RouteEntry {
  params: Record<string, string | string[]>
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Finds the first entry whose pattern matches. Static segments ignore case; parameters keep it. */
export function matchRoute(table: readonly RouteEntry[], segments: string[]): RouteMatch | undefined {
  for (const entry of table) {
    const params = matchPattern(entry.pattern.split('/').slice(1), segments)
    if (params) return { ...entry, params }
  }
  return undefined
}

function matchPattern(pattern: string[], segments: string[]): RouteMatch['params'] | undefined {
  const params: RouteMatch['params'] = {}
  for (const [index, part] of pattern.entries()) {
    const [, rest, name] = /^\[(\.\.\.)?(\w+)\]$/.exec(part) ?? []
    if (rest && name) return { ...params, [name]: segments.slice(index) }
    const segment = segments[index]
    if (segment === undefined) return undefined
    if (name) params[name] = segment
    else if (part !== segment.toLowerCase()) return undefined
  }
  return segments.length === pattern.length ? params : undefined
}

/** Calls the handler for a request's method. The handler for GET also responds to HEAD. */
export async function callRoute({ module, params }: RouteMatch, request: Request): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const handlers: Handlers = typeof module === 'function' ? await module() : module
  const handler = handlers[method] as RouteHandler | undefined
  if (!handler) {
    const allow = METHODS.filter((name) => name in handlers).join(', ')
    return new ProblemDetails(405, `This address answers ${allow} only.`, { headers: { allow } }).toResponse()
  }
  return handler(request, { params: Promise.resolve(params) as Promise<never> })
}

/** @param url the absolute URL, on the site's origin rather than the visitor's */
export function toRequest(incoming: IncomingMessage, url: string): Request {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  // A handler that stops reading must not close the connection, because its response still has to be sent.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }))
  return new Request(url, { method, headers, body, duplex: 'half' } as unknown as RequestInit)
}

/** Discards the rest of a body that the handler did not read. Otherwise the next request on the connection would wait for ever. */
export function drain(incoming: IncomingMessage): void {
  if (!incoming.complete) incoming.resume()
}

/**
 * Sends a response without compressing it; for HEAD without its body.
 * @param extra headers of this request only, as a flat list of names and values
 */
export async function sendResponse(
  request: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  extra: string[]
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers: string[] = []
  for (const [name, value] of response.headers) headers.push(name, value)
  headers.push('content-security-policy', CLOSED_POLICY, ...Object.entries(REFERRER).flat())
  if (response.status !== 204 && response.status !== 304) headers.push('content-length', String(body.length))
  outgoing.writeHead(response.status, headers.concat(extra))
  outgoing.end(request.method === 'HEAD' ? undefined : body)
}

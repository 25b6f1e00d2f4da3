/** Helpers that all route handlers of the API share: errors become problem details, and JSON gets the right cache headers. */
import { isDatabaseError } from '../db/database-errors'
import { cachedText } from './cached-json'
import { ProblemDetails } from './problem-details'

/** CORS headers of the public reads, which any origin may use. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag, link' }

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a route handler: thrown problem details become the response, any other error a 500 or 503 that reveals nothing. */
export function handleErrors<Context>(
  handler: Handler<Context>,
  headers: Record<string, string> = {}
): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context).catch((error: unknown) => problemDetailsFor(error).toResponse())
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

/** The problem details of an error. An unexpected error is logged, and the client learns only that there was one. */
export function problemDetailsFor(error: unknown): ProblemDetails {
  if (error instanceof ProblemDetails) return error
  console.error(error)
  return isDatabaseError(error) ? databaseUnreachable() : unexpectedError()
}

function databaseUnreachable(): ProblemDetails {
  return new ProblemDetails(503, 'The site cannot reach its data right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' }
  })
}

function unexpectedError(): ProblemDetails {
  return new ProblemDetails(500, 'Something went wrong here, not with what you sent. Please try again later.')
}

/** Cacheable JSON with an ETag; 304 if the client has it already. */
export function cachedJson(request: Request, body: unknown, headers: Record<string, string> = {}): Response {
  return cachedText(request, JSON.stringify(body), 'application/json', headers)
}

/** JSON that must not be cached: random picks, responses to writes, and to addresses of which there is no end. */
export function freshJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/**
 * Handlers for the methods that a route does not support, which return 405 with Allow as problem details, and for OPTIONS,
 * for which Next would otherwise list the refused methods as allowed.
 */
export function refuseAllBut(...allowed: Method[]): Record<Method | 'OPTIONS', () => Response> {
  const allow = allowHeader(allowed)
  const refuse = () =>
    new ProblemDetails(405, `This address answers ${allowed.join(' and ')} only.`, { headers: { allow } }).toResponse()
  const listMethods = () => new Response(null, { status: 204, headers: { allow } })
  const handlers = [...METHODS.map((method) => [method, refuse]), ['OPTIONS', listMethods]]
  return Object.fromEntries(handlers) as Record<Method | 'OPTIONS', () => Response>
}

/** OPTIONS of a public list: a browser sends this preflight before a conditional request from another site's page. */
export function respondToPreflight(): Response {
  const headers = {
    allow: allowHeader(['GET']),
    ...OPEN_TO_ALL,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'if-none-match',
    'access-control-max-age': '86400'
  }
  return new Response(null, { status: 204, headers })
}

function allowHeader(methods: Method[]): string {
  const all: string[] = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...all, 'OPTIONS'].join(', ')
}

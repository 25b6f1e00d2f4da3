/**
 * What every call shares: turning what went wrong into a problem, and answering JSON with the right cache headers.
 */
import { isDatabaseError } from '../db/database-errors'
import { AFFIRMATION_SECONDS, cachedText } from './cached-json'
import { Problem } from './problem'

/** Reads are public and may be used from any origin. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag, link' }

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a route handler: a Problem becomes its answer, anything else a 500 or 503 that gives nothing away. */
export function handleErrors<Context>(
  handler: Handler<Context>,
  headers: Record<string, string> = {}
): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context).catch((error: unknown) => problemFor(error).toResponse())
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

/** What a client is told of an error. One that is not meant for clients goes to the log. */
export function problemFor(error: unknown): Problem {
  if (error instanceof Problem) return error
  console.error(error)
  return isDatabaseError(error) ? databaseAway() : mistake()
}

function databaseAway(): Problem {
  return new Problem(503, 'The site cannot reach its data right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' }
  })
}

function mistake(): Problem {
  return new Problem(500, 'Something went wrong here, not with what you sent. Please try again later.')
}

/** JSON that caches may keep for a while, with an ETag; 304 when the client has it already. */
export function cachedJson(request: Request, body: unknown, headers: Record<string, string> = {}): Response {
  return cachedText(request, JSON.stringify(body), 'application/json', AFFIRMATION_SECONDS, headers)
}

/** JSON that must not be kept: what is random, and the answers to writes. */
export function freshJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/**
 * Handlers for the methods that a call does not have: 405 with Allow, as a problem like any other error. And OPTIONS, for which
 * Next would name all that are handled here.
 */
export function refuseAllBut(...allowed: Method[]): Record<Method | 'OPTIONS', () => Response> {
  const allow = allowOf(allowed)
  const refuse = () =>
    new Problem(405, `This address answers ${allowed.join(' and ')} only.`, { headers: { allow } }).toResponse()
  const name = () => new Response(null, { status: 204, headers: { allow } })
  const handlers = [...METHODS.map((method) => [method, refuse]), ['OPTIONS', name]]
  return Object.fromEntries(handlers) as Record<Method | 'OPTIONS', () => Response>
}

/** OPTIONS of a list that is open to all: a browser asks before it reads one of another site with a condition. */
export function respondToPreflight(): Response {
  const headers = {
    allow: allowOf(['GET']),
    ...OPEN_TO_ALL,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'if-none-match',
    'access-control-max-age': '86400'
  }
  return new Response(null, { status: 204, headers })
}

function allowOf(methods: Method[]): string {
  const all: string[] = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...all, 'OPTIONS'].join(', ')
}

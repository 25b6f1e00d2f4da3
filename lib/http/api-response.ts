/**
 * Helpers of route handlers that read data or input. lib/server adds ETags, caching and CORS, except for pictures, which are
 * not cached here: picture-response.ts makes their ETag and Cache-Control.
 */
import { isDatabaseUnavailable } from '../db/database-errors'
import { ProblemDetails, retryLater } from './problem-details'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a route handler: thrown problem details become the response, any other error a 500 or 503 that reveals nothing. */
export function handleErrors<Context>(handler: Handler<Context>): Handler<Context> {
  return (request, context) =>
    handler(request, context).catch((error: unknown) => problemDetailsFor(error).toResponse())
}

/** The same for handlers that respond with plain text: an error is plain text too. */
export function handleErrorsAsText<Context>(handler: Handler<Context>): Handler<Context> {
  return (request, context) => handler(request, context).catch((error: unknown) => problemDetailsFor(error).toText())
}

/** The problem details of an error. An unexpected error is logged. */
export function problemDetailsFor(error: unknown): ProblemDetails {
  if (error instanceof ProblemDetails) return error
  console.error(error)
  if (!isDatabaseUnavailable(error)) {
    // For a bug: the client learns only that there was one.
    return new ProblemDetails(500, 'Something went wrong here, not with what you sent. Please try again later.')
  }
  return retryLater(503, 'The site cannot reach its data right now. Please try again in a minute.', 60)
}

/** JSON that must not be cached: random picks, responses to writes, and responses at addresses whose number has no limit. */
export function uncachedJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** Text of any type but JSON. */
export function textResponse(text: string, contentType: string): Response {
  return new Response(text, { headers: { 'content-type': contentType } })
}

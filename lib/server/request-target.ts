/** The first line of a request, made fit for Next, which answers 500 to what is odd about one. */
import type { ServerResponse } from 'node:http'
import { Problem } from '../http/problem'
import { resolveScreen, routes } from '../site/routes'

/** Leads to the page for addresses that are unknown. */
export const NOT_FOUND_TARGET = '/_not-found/nowhere'
/** Leads to the problem for calls that are unknown. */
const NO_CALL = '/api/-'

/** In any case: middleware.ts leads from there. */
const CALL = /^\/api\//i
const METHODS_OF_CALLS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Pages and files are read: forms go to calls, and there are no server actions. */
const METHODS = ['GET', 'HEAD']

/** What Next has for itself: its page for errors, and the scaling of pictures, of which we use none. */
const NEXTS_OWN = /^\/_(?!next\/)|^\/_next\/image/

/** Conditions that Next cannot say no to where it serves a file; each may be ignored (RFC 9110, 13.1 and 14.2). */
export const UNSUPPORTED_CONDITIONS = ['if-match', 'if-unmodified-since', 'range']

/**
 * The address to look for: without the origin that a proxy may put in front (RFC 9112, 3.2.2), and one that leads
 * nowhere in place of one that is not percent-encoded UTF-8.
 */
export function normalizeTarget(target: string): string {
  const own = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [path = ''] = own.split('?')
  if (isEncoded(path) && path.startsWith('/')) return own
  if (path === '' && own !== target) return `/${own}`
  return CALL.test(path) ? NO_CALL : NOT_FOUND_TARGET
}

/** Whether a path is for no visitor: what stands in for a page that failed, and what is Next's own. */
export function isHidden(path: string): boolean {
  return resolveScreen(path) === routes.unavailable() || NEXTS_OWN.test(path)
}

function isEncoded(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** 405 for a method that no call has, or that is not for reading where there is no call. Calls refuse more by themselves. */
export function refusedMethod(method: string, target: string): Problem | undefined {
  const allowed = CALL.test(target) ? METHODS_OF_CALLS : METHODS
  if (allowed.includes(method)) return undefined
  return new Problem(405, `This address answers ${allowed.join(', ')} only.`, {
    headers: { allow: allowed.join(', ') }
  })
}

/** Answers with a problem before Next has seen the request. */
export async function sendProblem(response: ServerResponse, problem: Problem): Promise<void> {
  const { status, headers, body } = problem.toResponse()
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  response.writeHead(status, Object.fromEntries(headers)).end(bytes)
}

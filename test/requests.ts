/** Requests as the server hands them to a route handler, and what every problem answer has in common. */
import { CLIENT_ADDRESS_HEADER } from '../lib/http/client-address'

const ORIGIN = 'http://localhost:3000'
let clients = 0

export function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}${path}`, { headers })
}

/**
 * A POST of another client each time, so that no test meets the limit of another.
 * @param payload sent as JSON; a string or bytes are sent as they are, undefined is no body and no type
 */
export function post(path: string, payload?: unknown, headers: Record<string, string> = {}): Request {
  clients += 1
  const given: Record<string, string> = { host: 'localhost:3000', [CLIENT_ADDRESS_HEADER]: `client-${clients}` }
  if (payload !== undefined) given['content-type'] = 'application/json'
  const raw = payload === undefined || typeof payload === 'string' || payload instanceof Uint8Array
  const body = raw ? (payload as BodyInit | undefined) : JSON.stringify(payload)
  return new Request(`${ORIGIN}${path}`, { method: 'POST', body, headers: { ...given, ...headers } })
}

/** A form as a browser posts it without scripts, of another client each time. */
export function postForm(path: string, fields: Record<string, string> | string[][], headers = {}): Request {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return post(path, new URLSearchParams(fields).toString(), { ...type, ...headers })
}

interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  errors?: { field: string; message: string }[]
}

/** Checks that an answer is a problem of this status, in the form of RFC 9457, and returns its body. */
export async function problemOf(response: Response, status: number): Promise<ProblemBody> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as ProblemBody
  expect(body).toMatchObject({ type: 'about:blank', status, title: expect.any(String), detail: expect.any(String) })
  return body
}

/** The fields that a 400 names, with their messages. */
export async function fieldErrors(response: Response): Promise<Record<string, string>> {
  const { errors = [] } = await problemOf(response, 400)
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

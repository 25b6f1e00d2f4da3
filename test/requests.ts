/** Requests as the server passes them to a route handler, and checks of problem responses. */
import { type FormStates, parseFormState, RENDER_PAGE_HEADER } from '../lib/http/form-page'

const ORIGIN = 'http://localhost:3000'

export function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}${path}`, { headers })
}

/**
 * @param payload sent as JSON; strings and bytes are sent unchanged, and undefined means no body and no type
 */
export function post(path: string, payload?: unknown, headers: Record<string, string> = {}): Request {
  const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
  const raw = payload === undefined || typeof payload === 'string' || payload instanceof Uint8Array
  const body = raw ? (payload as BodyInit | undefined) : JSON.stringify(payload)
  return new Request(`${ORIGIN}${path}`, { method: 'POST', body, headers: { ...type, ...headers } })
}

/** A form as a browser posts it without scripts. */
export function postForm(path: string, fields: Record<string, string> | string[][], headers = {}): Request {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return post(path, new URLSearchParams(fields).toString(), { ...type, ...headers })
}

/** The page and form state that a response names, see lib/http/form-page.ts. */
export async function pageOf<Name extends keyof FormStates>(response: Response, form: Name) {
  expect(response.headers.get('location')).toBeNull()
  const state = parseFormState(form, encodeURIComponent(await response.text()))
  return { status: response.status, page: response.headers.get(RENDER_PAGE_HEADER), state }
}

interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  errors?: { field: string; message: string }[]
}

/** Expects a problem (RFC 9457) with this status and returns its body. */
export async function problemOf(response: Response, status: number): Promise<ProblemBody> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as ProblemBody
  expect(body).toMatchObject({ type: 'about:blank', status, title: expect.any(String), detail: expect.any(String) })
  return body
}

/** Expects a 400 and returns the messages of its fields. */
export async function fieldErrors(response: Response): Promise<Record<string, string>> {
  const { errors = [] } = await problemOf(response, 400)
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

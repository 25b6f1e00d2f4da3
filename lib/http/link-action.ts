/** Shared by the route handlers behind links in e-mails. The token is the proof, so the origin of a request does not matter. */
import { Problem } from './problem'
import { readForm } from './request-body'

/** The outcome of following a link. */
export interface LinkActionResult {
  /** 200, or 400 if the link did not work. */
  status: 200 | 400
  /** For people: the state that the page shows. */
  state: string
  /** For programs: the reason for a 400. */
  detail?: string
}

/** For a token that was not issued by us. */
export const INVALID_TOKEN: LinkActionResult = {
  status: 400,
  state: 'invalid',
  detail: 'The token is not valid. Use the whole link of the email.'
}

/**
 * Handles a POST with a token, in its query (mail programs) or in its form (our pages). People are redirected to the page
 * that shows the outcome; programs get JSON or a problem.
 * @param page path of the page
 */
export async function handleLinkAction(
  request: Request,
  page: string,
  act: (token: string) => Promise<LinkActionResult>
): Promise<Response> {
  const form = await readForm(request)
  const token = new URL(request.url).searchParams.get('token') ?? form.get('token')
  const { status, state, detail = '' } = await act(typeof token === 'string' ? token : '')
  // A mail program is recognized by its form (RFC 8058, 3.2), whatever its Accept header.
  const isPerson = !form.has('List-Unsubscribe') && request.headers.get('accept')?.includes('text/html')
  if (isPerson) return seeOther(`${page}?state=${state}`)
  if (status !== 200) throw new Problem(status, detail)
  return Response.json({ [state]: true }, { headers: { 'cache-control': 'no-store' } })
}

/** A GET changes nothing: it redirects to the page with the button and passes the token on. */
export function redirectToPage(request: Request, page: string): Response {
  return seeOther(page + new URL(request.url).search)
}

/** The location is relative, since behind a proxy the request's own origin is not the visitor's. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

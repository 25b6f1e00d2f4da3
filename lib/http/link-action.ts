/** What the calls behind the links of e-mails share: the token is the proof, whoever sends it and from wherever. */

import { Problem } from './problem'
import { readForm } from './request-body'

/** What the person or the program behind a link is told. */
export interface LinkActionResult {
  /** 200, or 400 where the link does not do what it should. */
  status: 200 | 400
  /** For people: the state of the page to show. */
  state: string
  /** For programs: what was wrong. */
  detail?: string
}

/** For a token that we have not given out. */
export const INVALID_TOKEN: LinkActionResult = {
  status: 400,
  state: 'invalid',
  detail: 'The token is not valid. Use the whole link of the email.'
}

/**
 * Answers a POST with a token, in its address (mail programs) or in its form (our pages). People are led to the page that
 * says what has happened, programs get JSON or a problem.
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
  // What a mail program sends is told by its form (RFC 8058, 3.2), whatever it accepts.
  const isPerson = !form.has('List-Unsubscribe') && request.headers.get('accept')?.includes('text/html')
  if (isPerson) return leadTo(`${page}?state=${state}`)
  if (status !== 200) throw new Problem(status, detail)
  return Response.json({ [state]: true }, { headers: { 'cache-control': 'no-store' } })
}

/** Reading a link changes nothing: it leads to the page with the button, token and all. */
export function redirectToPage(request: Request, page: string): Response {
  return leadTo(page + new URL(request.url).search)
}

/** The address is relative, since behind a proxy the request's own is not the visitor's. */
function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Shared by the route handlers behind links in e-mails. The token is the proof, so the origin of a request does not matter. */
import { type FormStates, redirectToForm, respondWithPage } from './form-page'
import { ProblemDetails } from './problem-details'
import { readForm } from './request-input'

type LinkForm = 'unsubscribe' | 'confirm'

/** The outcome of pressing the button behind a link. */
export interface LinkActionResult<Form extends LinkForm> {
  /** 200, or 400 if the link did not work. */
  status: 200 | 400
  /** For people: the result that the page shows. */
  state: NonNullable<FormStates[Form]['result']>
  /** For programs: the reason for a 400. */
  detail?: string
}

/** For a token that was not issued by us. */
export const INVALID_TOKEN: LinkActionResult<LinkForm> & { state: 'invalid' } = {
  status: 400,
  state: 'invalid',
  detail: 'The token is not valid. Use the whole link of the email.'
}

/**
 * Handles a POST with a token in its query (e-mail programs) or in its form (our pages). People get a page with the result as
 * the response itself, because a result page with its own address could be opened by anybody. Programs get JSON or problem
 * details.
 * @param page path of the page
 */
export async function handleLinkAction<Form extends LinkForm>(
  request: Request,
  name: Form,
  page: string,
  act: (token: string) => Promise<LinkActionResult<Form>>
): Promise<Response> {
  const form = await readForm(request)
  const token = new URL(request.url).searchParams.get('token') ?? form.get('token')
  const { status, state, detail = '' } = await act(typeof token === 'string' ? token : '')
  // An e-mail program is recognized by its form (RFC 8058, 3.2), whatever its Accept header.
  const isPerson = !form.has('List-Unsubscribe') && request.headers.get('accept')?.includes('text/html')
  if (isPerson)
    return respondWithPage(name, page, status, { values: {}, errors: {}, result: state } as FormStates[Form])
  if (status !== 200) throw new ProblemDetails(status, detail)
  return Response.json({ [state]: true }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * A GET changes nothing: it redirects to the page with the button and passes the token on. The location is relative, since
 * behind a proxy the request's own origin is not the visitor's.
 */
export function redirectToPage(request: Request, page: string): Response {
  return redirectToForm(page + new URL(request.url).search)
}

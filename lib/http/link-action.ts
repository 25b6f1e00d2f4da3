/** Shared by the route handlers behind links in e-mails. The token is the proof, so the origin of a request does not matter. */
import { routes } from '../routes'
import { uncachedJson } from './api-response'
import { type FormStates, redirectToForm, respondWithPage, type SentState, textField } from './form-page'
import { ProblemDetails } from './problem-details'
import { readForm } from './request-input'

/** The results of a link that works. */
const DONE = ['unsubscribed', 'confirmed', 'moved']

/**
 * Handles a POST with a token in its query (e-mail programs) or in its form (our pages). People get a page with the result as
 * the response itself, because a result page with its own address could be opened by anybody. Programs get JSON or problem
 * details.
 * @param act returns the result that the page shows
 */
export async function handleLinkAction<Form extends 'unsubscribe' | 'confirm'>(
  request: Request,
  name: Form,
  act: (token: string) => Promise<NonNullable<FormStates[Form]['result']>>
): Promise<Response> {
  const form = await readForm(request)
  const token = new URL(request.url).searchParams.get('token') || textField(form, 'token')
  const result = await act(token)
  const status = DONE.includes(result) ? 200 : 400
  // An e-mail program is recognized by its form (RFC 8058, 3.2), whatever its Accept header.
  const isPerson = !form.has('List-Unsubscribe') && request.headers.get('accept')?.includes('text/html')
  const state = { values: { token }, errors: {}, result } as SentState<Form>
  if (isPerson) return respondWithPage(name, routes[name](), status, state)
  if (status === 200) return uncachedJson({ [result]: true })
  throw new ProblemDetails(
    400,
    'The token is not valid, or no longer. Use the whole link, or sign up again for another.'
  )
}

/**
 * A GET changes nothing: it redirects to the page with the button and passes the token on. The location is relative, since
 * behind a proxy the request's own origin is not the visitor's.
 */
export function redirectToPage(request: Request, page: string): Response {
  return redirectToForm(page + new URL(request.url).search)
}

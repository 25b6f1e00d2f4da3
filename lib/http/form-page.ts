/**
 * Responds to a form that was posted without scripts with its page, which shows the form's values, messages or result. A route
 * handler cannot render a page, so it responds with the path of the page and the state of the form. lib/server then requests that
 * page from Next, with the state in a header of the request.
 */
import type { CardAffirmation } from '../../content/types'
import { problemDetailsFor } from './api-response'
import { readForm } from './request-input'

/** The state of a posted form that its page shows. Plain data. */
interface FormState<Values, Result> {
  values: Values
  /** By the name of the field. */
  errors: Partial<Record<string, string>>
  /** The reason why the form was refused, unless messages at the fields give it. */
  notice?: string
  result?: Result
}

/** By the name of the form. */
export interface FormStates {
  subscribe: FormState<{ email: string }, 'subscribed' | 'confirm'>
  submit: FormState<Record<'name' | 'email' | 'category' | 'affirmationText', string>, 'sent'>
  generate: FormState<
    { categories: string[]; strength: string; wink: string },
    CardAffirmation & { situation: string | null; ladder: CardAffirmation[] }
  >
  build: FormState<Record<'goal' | 'style' | 'intensity' | 'customGoal', string>, string[]>
  /** The buttons on the pages that links of e-mails open. */
  unsubscribe: FormState<object, 'unsubscribed' | 'invalid'>
  confirm: FormState<object, 'confirmed' | 'expired' | 'gone' | 'invalid'>
}

type FormName = keyof FormStates
type ResultOf<Name extends FormName> = NonNullable<FormStates[Name]['result']>

/** The response header that names the page. */
export const RENDER_PAGE_HEADER = 'x-render-page'
/** The request header that passes the body of that response to the page, percent-encoded. Only the server sets it. */
export const FORM_STATE_HEADER = 'x-form-state'

/**
 * Creates the response to a posted form: a page.
 * @param page the path of the page
 */
export function respondWithPage<Name extends FormName>(
  form: Name,
  page: string,
  status: number,
  state: FormStates[Name],
  headers: Record<string, string> = {}
): Response {
  return new Response(JSON.stringify({ form, state }), { status, headers: { ...headers, [RENDER_PAGE_HEADER]: page } })
}

/** @param header the value of FORM_STATE_HEADER */
export function readState<Name extends FormName>(form: Name, header: string): FormStates[Name] | undefined {
  const sent: { form: FormName; state: unknown } = JSON.parse(decodeURIComponent(header))
  return sent.form === form ? (sent.state as FormStates[Name]) : undefined
}

interface PostedForm<Name extends FormName> {
  name: Name
  /** The path of the page that is sent back. */
  page: string
  readValues: (form: FormData) => FormStates[Name]['values']
  /** @throws ProblemDetails if the values are not valid, or cannot be processed now */
  handle: (
    values: FormStates[Name]['values'],
    form: FormData,
    request: Request
  ) => ResultOf<Name> | Promise<ResultOf<Name>>
  /** The result as a text file, sent in place of the page if the form was sent by its button named `download`. */
  asFile?: (result: ResultOf<Name>) => { name: string; text: string }
}

/** Creates the handler for a form. If anything goes wrong, the visitor gets the filled form back with the reason. */
export function handleForm<Name extends FormName>({ name, page, readValues, handle, asFile }: PostedForm<Name>) {
  return async (request: Request): Promise<Response> => {
    const form = await readForm(request)
    const values = readValues(form)
    try {
      const result = await handle(values, form, request)
      if (asFile && form.has('download')) return sendFile(asFile(result))
      return respondWithPage(name, page, 200, { values, errors: {}, result } as unknown as FormStates[Name])
    } catch (error) {
      const { status, detail, extra } = problemDetailsFor(error)
      const errors = Object.fromEntries((extra.errors ?? []).map(({ field, message }) => [field, message]))
      const notice = extra.errors ? undefined : detail
      const state = { values, errors, notice } as unknown as FormStates[Name]
      return respondWithPage(name, page, status, state, extra.headers)
    }
  }
}

function sendFile({ name, text }: { name: string; text: string }): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store'
  }
  return new Response(text, { headers })
}

/** Redirects to the form's page, for a visitor who opens or reloads the address that the form posts to. */
export function redirectToForm(page: string): Response {
  return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
}

/** The text of a field with LF line breaks, empty if there is none. Browsers send CR LF. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

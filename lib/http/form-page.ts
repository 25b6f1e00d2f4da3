/**
 * Responds to a form that was posted without scripts with its page, which shows the form's values, messages or result. A route
 * handler cannot render a page, so it responds with the path of the page and the state of the form. lib/server then requests that
 * page from Next, with the state in a header of the request.
 */
import * as z from 'zod/mini'
import { categoryNames, intensities } from '../../content/types'
import { knownValues } from '../affirmations/builder/builder'
import { handleErrors, problemDetailsFor } from './api-response'
import { readForm } from './request-input'

const text = z.catch(z.string(), '')
const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(
    text,
    z.transform((value): Name | '' => names.find((name) => name === value) ?? '')
  )

/**
 * The state of a posted form that its page shows: what was typed or chosen, a message for each field by its name, the reason why
 * the form was refused unless those messages give it, and the result. What is none of a field's choices counts as not chosen,
 * so that a page never shows anything that it could not have offered.
 */
function stateOf<Values extends z.ZodMiniType, Result extends z.ZodMiniType>(values: Values, result: Result) {
  return z.object({
    values,
    errors: z.record(z.string(), z.string()),
    notice: z.optional(z.string()),
    result: z.optional(result)
  })
}

const card = z.object({
  id: z.string(),
  slug: z.string(),
  text: z.string(),
  category: z.enum(categoryNames),
  tags: z.array(z.string())
})

/** What each form may show, by the name of the form. */
const states = {
  subscribe: stateOf(z.object({ email: text }), z.enum(['subscribed', 'confirm'])),
  unsubscribeLink: stateOf(z.object({ email: text }), z.literal('sent')),
  submit: stateOf(
    z.object({ name: text, email: text, category: oneOf(categoryNames), affirmationText: text }),
    z.literal('sent')
  ),
  generate: stateOf(
    z.object({
      categories: z.pipe(
        z.array(z.string()),
        z.transform((names) => categoryNames.filter((name) => names.includes(name)))
      ),
      strength: oneOf(intensities),
      wink: oneOf(['1'])
    }),
    z.extend(card, { situation: z.nullable(z.string()), ladder: z.array(card) })
  ),
  build: stateOf(
    z.pipe(z.object({ goal: text, style: text, intensity: text, customGoal: text }), z.transform(knownValues)),
    z.array(z.string())
  ),
  /** The buttons on the pages that links of e-mails open. */
  unsubscribe: stateOf(z.object({ token: text }), z.enum(['unsubscribed', 'invalid'])),
  confirm: stateOf(z.object({ token: text }), z.enum(['confirmed', 'moved', 'expired', 'gone', 'invalid'])),
  settings: stateOf(
    z.object({
      ...{ token: text, time: text, timeZone: text, days: text, awayUntil: text, newEmail: text },
      categories: z.array(z.string())
    }),
    z.object({ nextSendAt: z.string() })
  )
}

/** The state of a form as its handler gives it, with values as they were sent, and as its page gets it. */
export type SentState<Name extends FormName> = z.input<(typeof states)[Name]>
export type FormStates = { [Name in keyof typeof states]: z.output<(typeof states)[Name]> }

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
  state: SentState<Name>,
  headers: Record<string, string> = {}
): Response {
  return new Response(JSON.stringify({ form, state }), { status, headers: { ...headers, [RENDER_PAGE_HEADER]: page } })
}

/** @param header the value of FORM_STATE_HEADER */
export function parseFormState<Name extends FormName>(form: Name, header: string): FormStates[Name] | undefined {
  const sent: { form: FormName; state: unknown } = JSON.parse(decodeURIComponent(header))
  return sent.form === form ? (states[form].safeParse(sent.state).data as FormStates[Name]) : undefined
}

/** True for a form that a browser posts, to show what comes back. Programs ask for JSON, or send it. */
export function isPostedForm(accept = '', contentType = ''): boolean {
  return accept.includes('text/html') && !contentType.toLowerCase().startsWith('application/json')
}

/**
 * Creates the handler for an address of the API that takes the form of a page, too.
 * @param handleJson responds to a program
 */
export function handleFormOrJson<Name extends FormName>(
  form: PostedForm<Name>,
  handleJson: (request: Request) => Promise<Response>
) {
  const forms = handleForm(form)
  const programs = handleErrors(handleJson)
  return (request: Request, _context?: unknown): Promise<Response> => {
    const [accept, type] = ['accept', 'content-type'].map((name) => request.headers.get(name) ?? '')
    return isPostedForm(accept, type) ? forms(request) : programs(request, {})
  }
}

interface PostedForm<Name extends FormName> {
  name: Name
  /** The path of the page that is sent back. */
  page: string
  readValues: (form: FormData) => SentState<Name>['values']
  /** @throws ProblemDetails if the values are not valid, or cannot be processed now */
  handle: (
    values: SentState<Name>['values'],
    form: FormData,
    request: Request
  ) => ResultOf<Name> | Promise<ResultOf<Name>>
  /** The result as a text file, sent in place of the page if the form was sent by its button named `download`. */
  asFile?: (result: ResultOf<Name>) => { name: string; text: string }
}

/** Creates the handler for a form. If anything goes wrong, the visitor gets the filled form back with the reason. */
function handleForm<Name extends FormName>({ name, page, readValues, handle, asFile }: PostedForm<Name>) {
  return async (request: Request): Promise<Response> => {
    const form = await readForm(request)
    const values = readValues(form)
    try {
      const result = await handle(values, form, request)
      if (asFile && form.has('download')) return sendFile(asFile(result))
      return respondWithPage(name, page, 200, { values, errors: {}, result } as unknown as SentState<Name>)
    } catch (error) {
      const { status, detail, extra } = problemDetailsFor(error)
      const errors = Object.fromEntries((extra.errors ?? []).map(({ field, message }) => [field, message]))
      const notice = extra.errors ? undefined : detail
      const state = { values, errors, notice } as unknown as SentState<Name>
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

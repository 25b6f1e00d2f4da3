/**
 * Responds to a form that was posted without scripts with its page, which shows the form's values, messages or result. A route
 * handler cannot render a page, so it responds with the path of the page and the state of the form. lib/server then requests that
 * page from Next, with the state in a header of the request.
 */
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { builderIntensities, goals, styles } from '../../content/pages/builder'
import { categoryNames, intensities } from '../../content/types'
import { handleErrors, problemDetailsFor, uncachedJson } from './api-response'
import { checkFields, readForm, readJson } from './request-input'

const text = z.catch(z.string(), '')
const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(
    text,
    z.transform((value): Name | '' => names.find((name) => name === value) ?? '')
  )
const idOf = <const Id extends string>(choices: readonly { id: Id }[]) => oneOf(choices.map(({ id }) => id))

/**
 * The state of a posted form that its page shows: what was typed or chosen, a message for each field by its name, the reason why
 * the form was refused unless those messages give it, and the result. What is none of a field's choices counts as not chosen,
 * so that a page never shows anything that it could not have offered.
 */
function stateOf<Fields extends Record<string, z.ZodMiniType>, Result extends z.ZodMiniType>(
  fields: Fields,
  result: Result
) {
  return z.object({
    values: z.object(fields),
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
  subscribe: stateOf({ email: text }, z.enum(['subscribed', 'confirm'])),
  unsubscribeLink: stateOf({ email: text }, z.literal('sent')),
  submit: stateOf(
    { name: text, email: text, category: oneOf(categoryNames), affirmationText: text },
    z.literal('sent')
  ),
  generate: stateOf(
    {
      categories: z.pipe(
        z.array(z.string()),
        z.transform((names) => categoryNames.filter((name) => names.includes(name)))
      ),
      strength: oneOf(intensities),
      wink: oneOf(['1'])
    },
    z.extend(card, { situation: z.nullable(z.string()), ladder: z.array(card) })
  ),
  build: stateOf(
    { goal: idOf(goals), style: idOf(styles), intensity: idOf(builderIntensities), customGoal: text },
    z.array(z.string())
  ),
  /** The buttons on the pages that links of e-mails open. */
  unsubscribe: stateOf({ token: text }, z.enum(['unsubscribed', 'invalid'])),
  confirm: stateOf({ token: text }, z.enum(['confirmed', 'moved', 'expired', 'gone', 'invalid'])),
  settings: stateOf(
    {
      ...{ token: text, time: text, timeZone: text, days: text, awayUntil: text, newEmail: text },
      categories: z.array(z.string())
    },
    z.object({ nextSendAt: z.string() })
  )
}
/** The field that may be given more than once. */
const LIST = 'categories'

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

interface Posted<Name extends FormName, Schema extends $ZodType> {
  form: Name
  /** The path of the page that is sent back. */
  page: string
  /** Checks the JSON of a program, and the fields of the form that were not left empty. */
  schema: Schema
  /** The payload that a program would send for these fields, unless it is the same. */
  payloadOf?: (fields: Fields) => Fields
  /**
   * @returns the result that the page shows, which programs get as well unless they get other JSON
   * @throws ProblemDetails if the values cannot be processed now
   */
  act: (payload: output<Schema>, request: Request) => Promise<Outcome<Name>> | Outcome<Name>
  /** A field that only programs fill in, and the result that they are shown. Nothing is done then. */
  trap?: { field: string; result: ResultOf<Name> }
  /** The result as a text file, sent in place of the page if the form was sent by its button named `download`. */
  asFile?: (result: ResultOf<Name>) => { name: string; text: string }
}

type Fields = Record<string, unknown>
type Outcome<Name extends FormName> = { result: ResultOf<Name>; json?: object; status?: number }

/** Creates the handler for an address of the API that takes JSON from programs and the form of a page. */
export function handleFormOrJson<Name extends FormName, Schema extends $ZodType>(posted: Posted<Name, Schema>) {
  const programs = handleErrors(async (request) => {
    const { result, json = result, status } = await posted.act(await readJson(request, posted.schema), request)
    return uncachedJson(json, status)
  })
  return (request: Request, _context?: unknown): Promise<Response> => {
    const [accept, type] = ['accept', 'content-type'].map((name) => request.headers.get(name) ?? '')
    return isPostedForm(accept, type) ? respondToForm(posted, request) : programs(request, {})
  }
}

/** If anything goes wrong, the visitor gets the filled form back with the reason. */
async function respondToForm<Name extends FormName, Schema extends $ZodType>(
  { form, page, schema, payloadOf = (fields) => fields, act, trap, asFile }: Posted<Name, Schema>,
  request: Request
): Promise<Response> {
  const given = await readForm(request)
  const fields = Object.keys(states[form].shape.values.shape).map((name) => [name, fieldOf(given, name)] as const)
  const respond = (status: number, state: object, headers?: Record<string, string>) =>
    respondWithPage(
      form,
      page,
      status,
      { values: Object.fromEntries(fields), errors: {}, ...state } as SentState<Name>,
      headers
    )
  if (trap && textField(given, trap.field) !== '') return respond(200, { result: trap.result })
  try {
    const payload = payloadOf(Object.fromEntries(fields.filter(([, value]) => value !== '')))
    const { result } = await act(checkFields(payload, schema), request)
    return asFile && given.has('download') ? sendFile(asFile(result)) : respond(200, { result })
  } catch (error) {
    const { status, detail, extra } = problemDetailsFor(error)
    const errors = Object.fromEntries((extra.errors ?? []).map(({ field, message }) => [field, message]))
    return respond(status, { errors, notice: extra.errors ? undefined : detail }, extra.headers)
  }
}

function fieldOf(form: FormData, name: string): string | string[] {
  if (name !== LIST) return textField(form, name)
  return form.getAll(name).filter((value) => typeof value === 'string')
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

/**
 * Responds to forms that were posted without scripts: with the page itself, which shows the form's values, messages or
 * result. A route handler cannot render a page, so it names one, and lib/server renders it inside the process.
 */
import { randomUUID } from 'node:crypto'
import type { CardAffirmation } from '../../content/types'
import { problemDetailsFor } from './api-response'
import { limitRate, requireSameOrigin } from './guards'
import { readForm } from './request-body'

/** The state of a posted form that its page shows. Plain data. */
export interface FormState<Values, Result> {
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
  generate: FormState<{ categories: string[]; strength: string }, CardAffirmation & { ladder: CardAffirmation[] }>
  build: FormState<Record<'goal' | 'style' | 'intensity' | 'customGoal', string>, string[]>
  /** The buttons on the pages that links of e-mails open. */
  unsubscribe: FormState<object, 'unsubscribed' | 'invalid'>
  confirm: FormState<object, 'confirmed' | 'expired' | 'gone' | 'invalid'>
}

type FormName = keyof FormStates
type ResultOf<Name extends FormName> = NonNullable<FormStates[Name]['result']>

interface StoredState {
  form: FormName
  state: unknown
  expiresAt: number
}

export const FORM_STATE_HEADER = 'x-form-state'
export const RENDER_PAGE_HEADER = 'x-render-page'
/** States are needed for a moment only: the page is rendered right after its state was stored. */
const STATE_LIFETIME_MS = 60_000
const MAX_STATES = 1_000

/** One map for the process: Next bundles route handlers and pages apart from each other. */
const key = Symbol.for('daily-affirmations.form-states')
const holder = globalThis as { [key]?: Map<string, StoredState> }
function states(): Map<string, StoredState> {
  holder[key] ??= new Map()
  return holder[key]
}

/**
 * Sends a page back for a posted form.
 * @param screen the path of the page
 */
export function respondWithPage<Name extends FormName>(
  form: Name,
  screen: string,
  status: number,
  state: FormStates[Name],
  headers: Record<string, string> = {}
): Response {
  const id = randomUUID()
  const all = states()
  removeOld(all)
  all.set(id, { form, state, expiresAt: Date.now() + STATE_LIFETIME_MS })
  return new Response(null, {
    status,
    headers: { ...headers, [RENDER_PAGE_HEADER]: screen, [FORM_STATE_HEADER]: id, 'cache-control': 'no-store' }
  })
}

/** Removes expired states, and the oldest above the limit. Entries are in the order in which they expire. */
function removeOld(all: Map<string, StoredState>): void {
  const now = Date.now()
  for (const [id, { expiresAt }] of all) {
    if (expiresAt > now && all.size < MAX_STATES) return
    all.delete(id)
  }
}

/** @param id as sent to the page by lib/server */
export function readState<Name extends FormName>(form: Name, id: string): FormStates[Name] | undefined {
  const stored = states().get(id)
  if (stored?.form !== form || stored.expiresAt < Date.now()) return undefined
  return stored.state as FormStates[Name]
}

interface PostedForm<Name extends FormName> {
  name: Name
  /** The path of the page that is sent back. */
  screen: (form: FormData) => string
  readValues: (form: FormData) => FormStates[Name]['values']
  /** @throws ProblemDetails if the values are not valid, or cannot be processed now */
  handle: (values: FormStates[Name]['values'], form: FormData) => ResultOf<Name> | Promise<ResultOf<Name>>
  /** The result as a text file, sent in place of the page if the form was sent by its button named `download`. */
  asFile?: (result: ResultOf<Name>) => { name: string; text: string }
}

/** Creates the handler for a form. If anything goes wrong, the visitor gets the filled form back with the reason. */
export function handleForm<Name extends FormName>({ name, screen, readValues, handle, asFile }: PostedForm<Name>) {
  return async (request: Request): Promise<Response> => {
    let form = new FormData()
    try {
      requireSameOrigin(request)
      form = await readForm(request)
      await limitRate(request, name)
      const values = readValues(form)
      const result = await handle(values, form)
      if (asFile && form.has('download')) return sendFile(asFile(result))
      const state = { values, errors: {}, result } as unknown as FormStates[Name]
      return respondWithPage(name, screen(form), 200, state)
    } catch (error) {
      const { status, detail, extra } = problemDetailsFor(error)
      const errors = Object.fromEntries((extra.errors ?? []).map(({ field, message }) => [field, message]))
      const notice = extra.errors ? undefined : detail
      const state = { values: readValues(form), errors, notice } as unknown as FormStates[Name]
      return respondWithPage(name, screen(form), status, state, extra.headers)
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

/** Redirects to the form's page if the address that the form posts to is opened or reloaded. */
export function redirectToForm(page: string): Response {
  return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
}

/** The text of a field with LF line breaks. Browsers send CR LF. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

import 'server-only'
import { headers } from 'next/headers'
import { FORM_STATE_HEADER, type FormStates, parseFormState } from './form-page'

/** The state of a posted form, for the page that is its response; undefined on an ordinary visit. */
export async function readFormState<Name extends keyof FormStates>(form: Name): Promise<FormStates[Name] | undefined> {
  const header = (await headers()).get(FORM_STATE_HEADER)
  return header === null ? undefined : parseFormState(form, header)
}

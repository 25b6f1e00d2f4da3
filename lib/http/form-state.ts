import 'server-only'
import { headers } from 'next/headers'
import { FORM_STATE_HEADER, type FormStates, readState } from './form-page'

/** What a page has to show of the form that it is sent back for; undefined on an ordinary visit. */
export async function formState<Name extends keyof FormStates>(form: Name): Promise<FormStates[Name] | undefined> {
  const id = (await headers()).get(FORM_STATE_HEADER)
  return id === null ? undefined : readState(form, id)
}

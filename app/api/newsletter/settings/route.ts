import * as z from 'zod/mini'
import { env } from '@/lib/env'
import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, textField } from '@/lib/http/form-page'
import { redirectToPage } from '@/lib/http/link-action'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields, readJson } from '@/lib/http/request-input'
import { takeNewAddress } from '@/lib/http/take-sign-up'
import { readSettingsToken } from '@/lib/newsletter/emails/links'
import { saveSettings, settingsSchema } from '@/lib/newsletter/list/settings'
import { routes } from '@/lib/routes'

/** A field of a form that was left empty counts as not given. */
const withToken = z.looseObject({ token: z.string() })

/** Saves what a reader has chosen. The signed token is the proof, as in all links of e-mails. */
async function save({ token, ...values }: z.output<typeof withToken>, request: Request) {
  const id = await readSettingsToken(token)
  if (!id) throw new ProblemDetails(400, 'This link is not complete. Open the one in the newest email again.')
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const choice = checkFields(given, settingsSchema)
  if (choice.newEmail && env().SMTP_URL === undefined) {
    throw new ProblemDetails(503, 'This site cannot send email right now, so no other address can be confirmed.')
  }
  const next = await saveSettings(id, choice)
  if (!next)
    throw new ProblemDetails(410, 'This address is no longer on the list. You can sign up again on the home page.')
  if (choice.newEmail) await takeNewAddress(id, choice.newEmail, request)
  return { nextSendAt: next.toISOString() }
}

export const POST = handleFormOrJson(
  {
    name: 'settings',
    page: routes.settings(),
    readValues: (form) => {
      const field = (name: string) => textField(form, name)
      return {
        ...{ token: field('token'), time: field('time'), timeZone: field('timeZone'), days: field('days') },
        ...{ awayUntil: field('awayUntil'), newEmail: field('newEmail') },
        categories: form.getAll('categories').map(String)
      }
    },
    handle: (values, _form, request) => save(values as z.output<typeof withToken>, request)
  },
  async (request) => uncachedJson(await save(await readJson(request, withToken), request))
)

/** A person who opens the address of the form, or a scanner that opens every link. */
export const GET = handleErrors(async (request: Request) => redirectToPage(request, routes.settings()))

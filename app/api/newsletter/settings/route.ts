import * as z from 'zod/mini'
import { env } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { handleFormOrJson } from '@/lib/http/form-page'
import { redirectToPage } from '@/lib/http/link-action'
import { ProblemDetails } from '@/lib/http/problem-details'
import { takeNewAddress } from '@/lib/http/take-sign-up'
import { readToken } from '@/lib/newsletter/emails/links'
import { readSettings, saveSettings, settingsSchema } from '@/lib/newsletter/list/settings'
import { routes } from '@/lib/routes'

/** Saves what a reader has chosen. The signed token is the proof, as in all links of e-mails. */
export const POST = handleFormOrJson({
  form: 'settings',
  page: routes.settings(),
  schema: z.extend(settingsSchema, { token: z.catch(z.string(), '') }),
  act: async ({ token, ...choice }, request) => {
    const id = await readToken('settings', token)
    if (!id) throw new ProblemDetails(400, 'This link is not complete. Open the one in the newest email again.')
    if (choice.newEmail && env().SMTP_URL === undefined) {
      throw new ProblemDetails(503, 'This site cannot send email right now, so no other address can be confirmed.')
    }
    // What may be refused comes first, so that nothing is saved then.
    if (choice.newEmail && (await readSettings(id))) await takeNewAddress(id, choice.newEmail, request)
    const next = await saveSettings(id, choice)
    if (!next)
      throw new ProblemDetails(410, 'This address is no longer on the list. You can sign up again on the home page.')
    return { result: { nextSendAt: next.toISOString() } }
  }
})

/** A person who opens the address of the form, or a scanner that opens every link. */
export const GET = handleErrors(async (request: Request) => redirectToPage(request, routes.settings()))

import { controller } from '@/content/site'
import { env } from '@/lib/env'
import { handleFormOrJson, redirectToForm } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { takeUnsubscribeRequest } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { routes } from '@/lib/routes'

/** Sends the link to unsubscribe to an address on the list. The response is the same for every address. */
export const POST = handleFormOrJson({
  form: 'unsubscribeLink',
  page: routes.unsubscribeForm(),
  schema: newsletterSchema,
  act: async ({ email }, request) => {
    if (env().SMTP_URL === undefined) {
      throw new ProblemDetails(
        503,
        `This site cannot send e-mail. Write to ${controller.email} from that address instead.`
      )
    }
    await takeUnsubscribeRequest(email, request)
    return { result: 'sent', json: { sent: true } }
  }
})

export const GET = () => redirectToForm(routes.unsubscribeForm())

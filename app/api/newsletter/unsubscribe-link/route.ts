import { controller } from '@/content/site'
import { env } from '@/lib/env'
import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { ProblemDetails } from '@/lib/http/problem-details'
import { checkFields, readJson } from '@/lib/http/request-input'
import { takeUnsubscribeRequest } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { routes } from '@/lib/routes'

/** Sends the link to unsubscribe to an address on the list. The response is the same for every address. */
async function send(values: unknown, request: Request): Promise<'sent'> {
  const { email } = checkFields(values, newsletterSchema)
  if (env().SMTP_URL === undefined) {
    throw new ProblemDetails(
      503,
      `This site cannot send e-mail. Write to ${controller.email} from that address instead.`
    )
  }
  await takeUnsubscribeRequest(email, request)
  return 'sent'
}

export const POST = handleFormOrJson(
  {
    name: 'unsubscribeLink',
    page: routes.unsubscribeForm(),
    readValues: (form) => ({ email: textField(form, 'email') }),
    handle: (values, _form, request) => send(values, request)
  },
  async (request) => uncachedJson({ [await send(await readJson(request, newsletterSchema), request)]: true })
)

export const GET = () => redirectToForm(routes.unsubscribeForm())

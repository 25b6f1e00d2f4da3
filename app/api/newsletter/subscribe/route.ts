import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields, readJson } from '@/lib/http/request-input'
import { takeSignUp } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { routes } from '@/lib/routes'

/**
 * Puts an address on the list of the daily e-mail. The response does not tell whether it was there before; `confirm` says
 * that its owner has to press a button in an e-mail first.
 */
export const POST = handleFormOrJson(
  {
    name: 'subscribe',
    page: routes.home(),
    readValues: (form) => ({ email: textField(form, 'email') }),
    handle: async (values, _form, request) =>
      (await takeSignUp(checkFields(values, newsletterSchema).email, request)) ? 'confirm' : 'subscribed'
  },
  async (request) => {
    const { email } = await readJson(request, newsletterSchema)
    const confirm = await takeSignUp(email, request)
    return uncachedJson({ subscribed: true, ...(confirm && { confirm }) })
  }
)

export const GET = () => redirectToForm(`${routes.home()}#newsletter-signup`)

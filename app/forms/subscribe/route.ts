import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields } from '@/lib/http/request-input'
import { takeSignUp } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { routes } from '@/lib/routes'

/** Puts an address on the list of the daily e-mail, sent without scripts from the home page. */
export const POST = handleForm({
  name: 'subscribe',
  page: routes.home(),
  readValues: (form) => ({ email: textField(form, 'email') }),
  handle: async (values, _form, request) => {
    const { email } = checkFields(values, newsletterSchema)
    return (await takeSignUp(email, request)) ? 'confirm' : 'subscribed'
  }
})

export const GET = () => redirectToForm(`${routes.home()}#newsletter-signup`)

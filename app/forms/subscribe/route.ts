import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields } from '@/lib/http/request-input'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { signUp } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'

/** Puts an address on the list of the daily e-mail, sent without scripts from the home page. */
export const POST = handleForm({
  name: 'subscribe',
  page: routes.home(),
  readValues: (form) => ({ email: textField(form, 'email') }),
  handle: async (values) => {
    const { email } = checkFields(values, newsletterSchema)
    return (await signUp(email)) ? 'confirm' : 'subscribed'
  }
})

export const GET = () => redirectToForm(`${routes.home()}#newsletter-signup`)

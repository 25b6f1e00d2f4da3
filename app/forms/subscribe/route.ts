import { refuseAllBut } from '@/lib/http/api-response'
import { handleForm, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields } from '@/lib/http/request-body'
import { signUp } from '@/lib/newsletter/list/sign-up'
import { newsletterSchema } from '@/lib/newsletter/schema'
import { findSitePage } from '@/lib/site/pages'
import { resolveScreen, routes } from '@/lib/site/routes'

/** Puts an address on the list of the daily e-mail, sent without scripts from the page that the form names. */
export const POST = handleForm({
  name: 'subscribe',
  screen: (form) => resolveScreen(findSitePage(textField(form, 'page'))?.path ?? routes.home()),
  readValues: (form) => ({ email: textField(form, 'email') }),
  handle: async (values) => {
    const { email } = checkFields(values, newsletterSchema)
    return (await signUp(email)) ? 'confirm' : 'subscribed'
  }
})

export const GET = () => redirectToForm(`${routes.home()}#newsletter-signup`)

export const { PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET', 'POST')

import { handleFormOrJson, redirectToForm } from '@/lib/http/form-page'
import { takeSignUp } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { routes } from '@/lib/routes'

/**
 * Puts an address on the list of the daily e-mail. The response does not tell whether it was there before; `confirm` says
 * that its owner has to press a button in an e-mail first.
 */
export const POST = handleFormOrJson({
  form: 'subscribe',
  page: routes.home(),
  schema: newsletterSchema,
  act: async ({ email }, request) =>
    (await takeSignUp(email, request))
      ? { result: 'confirm', json: { subscribed: true, confirm: true } }
      : { result: 'subscribed', json: { subscribed: true } }
})

export const GET = () => redirectToForm(`${routes.home()}#newsletter-signup`)

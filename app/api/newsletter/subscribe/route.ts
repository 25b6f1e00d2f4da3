import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { readJson } from '@/lib/http/request-input'
import { takeSignUp } from '@/lib/http/take-sign-up'
import { newsletterSchema } from '@/lib/newsletter/list/address'

/**
 * Puts an address on the list of the daily e-mail. The response does not tell whether it was there before; `confirm` says
 * that its owner has to press a button in an e-mail first.
 */
export const POST = handleErrors(async (request: Request) => {
  const { email } = await readJson(request, newsletterSchema)
  const confirm = await takeSignUp(email, request)
  return uncachedJson({ subscribed: true, ...(confirm && { confirm }) })
})

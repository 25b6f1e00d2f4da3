import { freshJson, handleErrors, refuseAllBut } from '@/lib/http/api-response'
import { limitRate, requireSameOrigin } from '@/lib/http/guards'
import { readJson } from '@/lib/http/request-body'
import { signUp } from '@/lib/newsletter/list/sign-up'
import { newsletterSchema } from '@/lib/newsletter/schema'

/**
 * Puts an address on the list of the daily e-mail. The response does not tell whether it was there before; `confirm` says
 * that its owner has to press a button in an e-mail first.
 */
export const POST = handleErrors(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'subscribe')
  const { email } = await readJson(request, newsletterSchema)
  const confirm = await signUp(email)
  return freshJson({ subscribed: true, ...(confirm && { confirm }) })
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')

import { answering, freshJson, refuseAllBut } from '@/lib/api/answer'
import { readJson } from '@/lib/api/body'
import { limitRate, requireSameOrigin } from '@/lib/api/guards'
import { subscribe } from '@/lib/data/subscribers'
import { env } from '@/lib/env'
import { wakeOutbox } from '@/lib/mail/wake'
import { newsletterSchema } from '@/lib/schemas/newsletter'

/**
 * Puts an address on the list of the daily e-mail. The answer does not tell whether it was there before; `confirm` says
 * that its owner has to press a button in an e-mail first.
 */
export const POST = answering(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'subscribe')
  const { email } = await readJson(request, newsletterSchema)
  const { SMTP_URL, DOUBLE_OPT_IN } = env()
  await subscribe(email, { mail: SMTP_URL !== undefined, confirmFirst: DOUBLE_OPT_IN })
  wakeOutbox()
  return freshJson({ subscribed: true, ...(DOUBLE_OPT_IN && { confirm: true }) })
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')

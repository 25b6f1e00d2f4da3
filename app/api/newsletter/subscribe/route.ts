import { answering, freshJson, refuseAllBut } from '@/lib/api/answer'
import { readJson } from '@/lib/api/body'
import { limitRate, requireSameOrigin } from '@/lib/api/guards'
import { subscribe } from '@/lib/data/subscribers'
import { newsletterSchema } from '@/lib/schemas/newsletter'

/** Puts an address on the list of the daily e-mail. The answer does not tell whether it was there before. */
export const POST = answering(async (request: Request) => {
  requireSameOrigin(request)
  await limitRate(request, 'subscribe')
  const { email } = await readJson(request, newsletterSchema)
  await subscribe(email)
  return freshJson({ subscribed: true })
})

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')

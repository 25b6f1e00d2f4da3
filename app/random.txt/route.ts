import { handleErrorsAsText, textResponse } from '@/lib/http/api-response'
import { requestedRandomAffirmation } from '@/lib/http/public-reads'

/** A random affirmation, and nothing else. The row of the address has no cache policy, so no cache keeps it. */
export const GET = handleErrorsAsText(async (request: Request) => {
  return textResponse(`${(await requestedRandomAffirmation(request)).text}\n`, 'text/plain; charset=utf-8')
})

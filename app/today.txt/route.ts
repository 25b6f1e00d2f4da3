import { handleErrorsAsText, textResponse } from '@/lib/http/api-response'
import { requestedDailyAffirmation } from '@/lib/http/public-reads'

/** The affirmation of the day, and nothing else. */
export const GET = handleErrorsAsText(async (request: Request) => {
  const { affirmation } = await requestedDailyAffirmation(request)
  return textResponse(`${affirmation.text}\n`, 'text/plain; charset=utf-8')
})

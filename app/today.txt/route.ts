import { handleErrorsAsText, textResponse } from '@/lib/http/api-response'
import { requestedDay } from '@/lib/http/public-reads'

/** The affirmation of the day, and nothing else. */
export const GET = handleErrorsAsText(async (request: Request) => {
  const { affirmation } = await requestedDay(request)
  return textResponse(`${affirmation.text}\n`, 'text/plain; charset=utf-8')
})

import { handleErrors, textResponse } from '@/lib/http/api-response'
import { dailyFeed, feedTypes, jsonFeed } from '@/lib/site/feeds/feed'

/** The daily affirmation of the last thirty days, as JSON Feed. */
export const GET = handleErrors(async () => {
  return textResponse(jsonFeed(await dailyFeed()), feedTypes.json)
})

import { handleErrors, textResponse } from '@/lib/http/api-response'
import { dailyFeed, feedTypes, rssFeed } from '@/lib/site/feeds/feed'

/** The daily affirmation of the last thirty days, as RSS. */
export const GET = handleErrors(async () => {
  return textResponse(rssFeed(await dailyFeed()), feedTypes.rss)
})

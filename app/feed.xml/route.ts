import { handleErrors, textResponse } from '@/lib/http/api-response'
import { dailyFeed } from '@/lib/site/feeds/daily-feed'
import { feedTypes, rssFeed } from '@/lib/site/feeds/feed'

export const dynamic = 'force-dynamic'

/** The daily affirmation of the last thirty days, as RSS. */
export const GET = handleErrors(async () => {
  return textResponse(rssFeed(await dailyFeed()), feedTypes.rss)
})

import { handleErrors } from '@/lib/http/api-response'
import { cachedText } from '@/lib/http/cached-json'
import { dailyFeed } from '@/lib/site/feeds/daily-feed'
import { feedTypes, rssFeed } from '@/lib/site/feeds/feed'

export const dynamic = 'force-dynamic'

/** The daily affirmation of the last thirty days, as RSS. */
export const GET = handleErrors(async (request: Request) => {
  return cachedText(request, rssFeed(await dailyFeed()), feedTypes.rss)
})

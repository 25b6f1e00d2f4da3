import { answering } from '@/lib/api/answer'
import { cachedText, LINE_SECONDS } from '@/lib/api/cached'
import { dailyFeed } from '@/lib/daily-feed'
import { feedTypes, rssFeed } from '@/lib/seo/feed'

export const dynamic = 'force-dynamic'

/** The daily affirmation of the last thirty days, as RSS. */
export const GET = answering(async (request: Request) => {
  return cachedText(request, rssFeed(await dailyFeed()), feedTypes.rss, LINE_SECONDS)
})

import { answering } from '@/lib/api/answer'
import { cachedText, LINE_SECONDS } from '@/lib/api/cached'
import { dailyFeed } from '@/lib/daily-feed'
import { feedTypes, jsonFeed } from '@/lib/seo/feed'

export const dynamic = 'force-dynamic'

/** The daily affirmation of the last thirty days, as JSON Feed. */
export const GET = answering(async (request: Request) => {
  return cachedText(request, jsonFeed(await dailyFeed()), feedTypes.json, LINE_SECONDS)
})

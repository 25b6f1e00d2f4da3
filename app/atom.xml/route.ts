import { answering } from '@/lib/api/answer'
import { cachedText, LINE_SECONDS } from '@/lib/api/cached'
import { dailyFeed } from '@/lib/daily-feed'
import { atomFeed, feedTypes } from '@/lib/seo/feed'

export const dynamic = 'force-dynamic'

/** The daily affirmation of the last thirty days, as Atom. */
export const GET = answering(async (request: Request) => {
  return cachedText(request, atomFeed(await dailyFeed()), feedTypes.atom, LINE_SECONDS)
})

import { handleErrors, textResponse } from '@/lib/http/api-response'
import { atomFeed, dailyFeed, feedTypes } from '@/lib/site/feeds/feed'

/** The daily affirmation of the last thirty days, as Atom. */
export const GET = handleErrors(async () => {
  return textResponse(atomFeed(await dailyFeed()), feedTypes.atom)
})

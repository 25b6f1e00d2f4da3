import { handleErrors } from '@/lib/http/api-response'
import { requestedDailyAffirmation } from '@/lib/http/public-reads'
import { dailyPayload } from '@/lib/site/api/public-payload'

/** The affirmation of `date`, or of today in the time zone `tz`. */
export const GET = handleErrors(async (request: Request) =>
  Response.json(dailyPayload(await requestedDailyAffirmation(request)))
)

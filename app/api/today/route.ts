import { handleErrors } from '@/lib/http/api-response'
import { requestedDay } from '@/lib/http/public-reads'
import { publicPayload } from '@/lib/site/api/public-payload'

export const dynamic = 'force-dynamic'

/** The affirmation of `date`, or of today in the time zone `tz`. */
export const GET = handleErrors(async (request: Request) => {
  const { day, isReplacement, affirmation } = await requestedDay(request)
  return Response.json({ date: day, isReplacement, ...publicPayload(affirmation) })
})

import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { requestedRandomAffirmation } from '@/lib/http/public-reads'
import { publicPayload } from '@/lib/site/api/public-payload'

/** A random affirmation, narrowed by `category`, `tag`, `strength` and `for`, without those in `not`. */
export const GET = handleErrors(async (request: Request) =>
  uncachedJson(publicPayload(await requestedRandomAffirmation(request)))
)

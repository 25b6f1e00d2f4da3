import { freshJson, handleErrors } from '@/lib/http/api-response'
import { requestedDraw } from '@/lib/http/public-reads'
import { publicPayload } from '@/lib/site/api/public-payload'

/** A random affirmation, narrowed by `category`, `tag`, `strength` and `for`, without those in `not`. */
export const GET = handleErrors(async (request: Request) => freshJson(publicPayload(await requestedDraw(request))))

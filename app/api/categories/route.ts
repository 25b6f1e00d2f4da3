import { cachedJson, handleErrors, OPEN_TO_ALL, refuseAllBut, respondToPreflight } from '@/lib/http/api-response'
import { categoryList } from '@/lib/site/reads'

export const dynamic = 'force-dynamic'

/** The six categories: name, displayName, count. */
export const GET = handleErrors(async (request: Request) => cachedJson(request, await categoryList()), OPEN_TO_ALL)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
export const OPTIONS = respondToPreflight

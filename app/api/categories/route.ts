import { answering, answerPreflight, cachedJson, OPEN_TO_ALL, refuseAllBut } from '@/lib/api/answer'
import { categoryList } from '@/lib/reads'

export const dynamic = 'force-dynamic'

/** The six categories: name, displayName, count. */
export const GET = answering(async (request: Request) => cachedJson(request, await categoryList()), OPEN_TO_ALL)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
export const OPTIONS = answerPreflight

import { cachedJson, handleErrors, refuseAllBut } from '@/lib/http/api-response'
import { deckOf } from '@/lib/site/reads'

export const dynamic = 'force-dynamic'

/** The ids of the affirmations that a visitor may draw, and sixty of them whole: see components/islands/deck. */
export const GET = handleErrors(async (request: Request) => cachedJson(request, await deckOf(Date.now())))

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET')

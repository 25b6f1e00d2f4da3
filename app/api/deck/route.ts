import { deckOf } from '@/lib/affirmations/draws/deck'
import { handleErrors } from '@/lib/http/api-response'

/** The ids of the affirmations that a visitor may draw, and sixty of them whole: see components/islands/deck. */
export const GET = handleErrors(async () => Response.json(await deckOf(Date.now())))

import { handleErrors } from '@/lib/http/api-response'
import { readQuery } from '@/lib/http/request-input'
import { readSearch, suggest } from '@/lib/search/search'
import { searchQuery } from '@/lib/site/api/public-api'

/**
 * Up to six suggestions for the beginning of a search, `q`: what a search field shows while someone types. Only the browser
 * that asked may keep them, so that no cache fills with what people search for.
 */
export const GET = handleErrors(async (request: Request) => {
  const suggestions = await suggest(readSearch(readQuery(request, searchQuery)))
  const headers = { 'cache-control': 'private, max-age=15', 'x-robots-tag': 'noindex' }
  return Response.json({ suggestions }, { headers })
})

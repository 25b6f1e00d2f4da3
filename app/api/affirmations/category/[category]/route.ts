import { isCategoryName } from '@/lib/content/taxonomy'
import { cachedJson, handleErrors, OPEN_TO_ALL, refuseAllBut, respondToPreflight } from '@/lib/http/api-response'
import { Problem } from '@/lib/http/problem'
import { LIST_LIMIT, listCategory } from '@/lib/site/reads'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ category: string }>
}

/**
 * The published lines of a category: id, slug, text, category, tags. A list longer than LIST_LIMIT goes on at the
 * address in the Link header.
 */
export const GET = handleErrors(async (request: Request, { params }: Context) => {
  const category = (await params).category.toLowerCase()
  if (!isCategoryName(category)) throw new Problem(404, 'There is no such category.')
  const url = new URL(request.url)
  const after = afterOf(url.searchParams.get('after'))
  const lines = await listCategory(category, { after })

  const last = lines.length === LIST_LIMIT ? lines.at(-1) : undefined
  const link = last && { link: `<${url.pathname}?after=${last.position}>; rel="next"` }
  const body = lines.map(({ id, slug, text, tags }) => ({ id, slug, text, category, tags }))
  return cachedJson(request, body, link)
}, OPEN_TO_ALL)

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
export const OPTIONS = respondToPreflight

function afterOf(value: string | null): number {
  if (value === null) return -1
  if (!/^\d{1,9}$/.test(value)) throw new Problem(400, '"after" must be a whole number, as in the Link header.')
  return Number(value)
}

import { affirmationPayload } from '@/lib/affirmations/reads/payload'
import { LIST_LIMIT, listCategory } from '@/lib/affirmations/reads/repository'
import { isCategoryName } from '@/lib/content/taxonomy'
import { handleErrors, uncachedJson } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { readQuery } from '@/lib/http/request-input'
import { listQuery } from '@/lib/site/api/public-api'

/**
 * The published affirmations of a category, with `for` only those for anyone, list or a situation. The Link header leads to
 * the rest of a list that is longer than LIST_LIMIT.
 */
export const GET = handleErrors(
  async (request: Request, { params }: RouteContext<'/api/affirmations/category/[category]'>) => {
    const { category } = await params
    if (!isCategoryName(category)) throw new ProblemDetails(404, 'There is no such category.')
    const url = new URL(request.url)
    const { for: audience, ...query } = readQuery(request, listQuery)
    const after = Number(query.after ?? -1)
    const affirmations = await listCategory(category, { after, audience })
    // There is no end to the positions beyond the end.
    if (after >= 0 && affirmations.length === 0) return uncachedJson([])

    const last = affirmations.length === LIST_LIMIT ? affirmations.at(-1) : undefined
    const filter = audience ? `for=${audience}&` : ''
    const next = last && `<${url.pathname}?${filter}after=${last.position}>; rel="next"`
    return Response.json(affirmations.map(affirmationPayload), { headers: next ? { link: next } : {} })
  }
)

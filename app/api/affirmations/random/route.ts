import { randomSchema } from '@/lib/affirmations/random-schema'
import { freshJson, handleErrors, refuseAllBut } from '@/lib/http/api-response'
import { Problem } from '@/lib/http/problem'
import { readJson } from '@/lib/http/request-body'
import { randomAffirmation } from '@/lib/site/reads'

/** A random line of the named categories; none named means all. */
export const POST = handleErrors(async (request: Request) => {
  const { categories } = await readJson(request, randomSchema)
  const line = await randomAffirmation(categories)
  if (!line) throw new Problem(404, 'There are no affirmations in these categories yet.')
  const { id, slug, text, category, tags } = line
  return freshJson({ id, slug, text, category, tags })
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')

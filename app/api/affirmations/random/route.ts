import { answering, freshJson, refuseAllBut } from '@/lib/api/answer'
import { readJson } from '@/lib/api/body'
import { Problem } from '@/lib/api/problem'
import { randomAffirmation } from '@/lib/data/affirmations'
import { randomSchema } from '@/lib/schemas/random'

/** A random line of the named categories; none named means all. */
export const POST = answering(async (request: Request) => {
  const { categories } = await readJson(request, randomSchema)
  const line = await randomAffirmation(categories)
  if (!line) throw new Problem(404, 'There are no affirmations in these categories yet.')
  const { id, slug, text, category, tags } = line
  return freshJson({ id, slug, text, category, tags })
})

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('POST')

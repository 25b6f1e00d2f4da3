/** The schemas of responses of the public API. /api/openapi.json describes them, and tests compare real responses with them. */
import * as z from 'zod/mini'
import { categoryNames, intensities } from '../../../content/types'

const category = z.enum(categoryNames)
function describe<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description })
  return schema
}

const card = {
  id: describe(z.string(), 'Keeps its meaning: a retired id is never used again.'),
  slug: describe(z.string(), 'The last part of the address of its page.'),
  text: z.string(),
  category,
  tags: z.array(z.string())
}

const affirmation = z.object({
  ...card,
  for: describe(z.nullable(z.string()), '`anyone`, `list` (the list of a subcategory), or the id of a situation.'),
  situation: describe(z.nullable(z.string()), 'The label of the situation, such as “For exams”.')
})
export const linkedAffirmation = z.object({ ...affirmation.shape, url: describe(z.url(), 'Its page.') })
export const dailyAffirmation = z.object({
  date: describe(z.iso.date(), 'The date that it is the affirmation of.'),
  isReplacement: describe(z.boolean(), 'True if the first affirmation of that date has been retired since.'),
  ...linkedAffirmation.shape
})
export const affirmationWithLadder = z.object({
  ...affirmation.shape,
  ladder: describe(z.array(z.object(card)), 'Those that say the same, the gentlest first; itself among them.')
})
export const freshAffirmation = z.object({ id: card.id, slug: card.slug, text: card.text, category })
export const affirmationList = z.array(affirmation)
export const categoryList = z.array(
  z.object({
    name: category,
    displayName: z.string(),
    count: describe(z.int(), 'The number of published affirmations.')
  })
)
export const deck = z.object({
  sets: z.array(z.object({ category, strength: z.enum(intensities), ids: z.array(z.string()) })),
  isComplete: z.boolean(),
  lines: z.array(z.object(card))
})

export const suggestions = z.object({
  suggestions: z.array(
    z.object({ kind: z.enum(['help', 'guides', 'affirmations']), title: z.string(), href: z.string() })
  )
})

const study = z.object({
  key: describe(z.string(), 'Authors and year, such as wood2009.'),
  authors: z.array(z.string()),
  year: z.int(),
  title: z.string(),
  venue: z.string(),
  doi: z.nullable(z.string()),
  url: z.url(),
  kind: z.string(),
  topics: z.array(z.string()),
  participants: z.nullable(z.int()),
  summary: describe(z.string(), 'What may be said of it, with its limits.'),
  verdict: describe(z.string(), 'How well what it tested stands up.'),
  page: describe(z.url(), 'Its entry on the science hub.')
})
export const studyList = z.object({ license: z.url(), count: z.int(), studies: z.array(study) })

export const corpus = z.object({
  name: z.string(),
  version: describe(z.string(), 'Changes with the affirmations: the time of their last change.'),
  license: z.url(),
  source: z.url(),
  count: z.int(),
  sha256: describe(z.string(), 'SHA-256 of what `jq -c ".affirmations[]"` prints for this file.'),
  affirmations: z.array(z.object({ ...card, subcategory: z.nullable(z.string()), for: z.nullable(z.string()) }))
})

/** RFC 9457. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: describe(z.string(), 'What to do.'),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })))
})

/** The schemas of requests to the public API. Its handlers check them, and /api/openapi.json describes them. */
import * as z from 'zod/mini'
import { situations } from '../../../content/situations'
import { categoryNames, intensities } from '../../../content/types'
import { isDate } from '../../affirmations/local-date'
import { ANYONE, audienceNames } from '../../content/situations'

const MAX_EXCEPTED = 20
const FOR_MESSAGE = 'Write "anyone" or the id of a situation, such as "exams".'

/** A parameter that may be missing. */
function parameter<Schema extends z.ZodMiniType>(schema: Schema, description: string, example?: string) {
  z.globalRegistry.add(schema, { description, ...(example && { examples: [example] }) })
  return z.optional(schema)
}

const oneOf = <const Name extends string>(names: readonly Name[]) => z.enum(names, `Write one of ${names.join(', ')}.`)

/** GET /api/today */
export const todayQuery = z.object({
  date: parameter(
    z.string().check(z.refine(isDate, 'Write a date as YYYY-MM-DD, such as 2026-11-23.')),
    'A date that has begun anywhere, as YYYY-MM-DD. Today in the time zone `tz` unless given.'
  ),
  tz: parameter(
    z.string(),
    'The name of an IANA time zone. UTC unless given, or if there is no such zone.',
    'Europe/Berlin'
  )
})

/** GET /api/random */
export const randomQuery = z.object({
  category: parameter(oneOf(categoryNames), 'One of the six categories.'),
  tag: parameter(z.string(), 'A tag that it has.', 'calm'),
  strength: parameter(oneOf(intensities), 'How much it dares.'),
  for: parameter(
    z.enum([ANYONE, ...situations.map(({ id }) => id)], FOR_MESSAGE),
    'Whom it is for: `anyone`, which is what comes unless given, or the id of a situation.'
  ),
  not: parameter(
    z.pipe(
      z.string(),
      z.transform((ids) => ids.split(',').slice(0, MAX_EXCEPTED))
    ),
    `Ids that are not drawn as long as there is another: up to ${MAX_EXCEPTED}, joined by commas.`,
    'daily-211,love-212'
  )
})

/** POST /api/affirmations/random */
export const randomBody = z.object({
  categories: parameter(
    z
      .array(oneOf(categoryNames), 'Write a list of names, such as ["love"].')
      .check(z.maxLength(6, 'Name each category once.')),
    'None means all.'
  ),
  for: parameter(
    z.enum([ANYONE, ...situations.map(({ id }) => id)], FOR_MESSAGE),
    'Whom it is for: `anyone` or the id of a situation. Unless given, anyone, and of the named categories all.'
  ),
  strength: randomQuery.shape.strength,
  wink: parameter(z.boolean('Write true or false.'), 'True for none but jokes. Others come, too, unless given.')
})

/** GET /api/daily-affirmation */
export const freshQuery = z.object({ not: parameter(z.string(), 'The id of the one that is shown now.', 'daily-211') })

/** GET /api/affirmations/category/{category} */
export const listQuery = z.object({
  after: parameter(
    z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/, 'Write a whole number, as in the Link header.')),
    'Continues a list after this position, as the Link header says.'
  ),
  for: parameter(
    z.enum(audienceNames(), 'Write "anyone", "list" or the id of a situation, such as "exams".'),
    'Only those for `anyone`, for the `list` of their subcategory, or for the situation with this id.'
  )
})

/** GET /api/search */
export const searchQuery = z.object({ q: parameter(z.string(), 'A word or two, or their beginning.', 'sleep') })

/**
 * The public API, described once. Handlers check requests by these schemas, tests compare responses with them, and the page /api
 * and /api/openapi.json (OpenAPI 3.1) are made from the list of endpoints.
 */
import { z } from 'zod'
import { corpus as written } from '../../../content/affirmations'
import { apiPage } from '../../../content/pages/api'
import { site } from '../../../content/site'
import { situations } from '../../../content/situations'
import { categoryNames, intensities } from '../../../content/types'
import { isDate } from '../../calendar/local-date'
import { ANYONE, audienceNames } from '../../content/situations'
import { absoluteUrl, env } from '../../env'
import { fill, type RouteName, routes, routeTable } from '../../routes'
import { CORPUS_LICENSE } from './corpus'

const MAX_EXCEPTED = 20

const oneOf = <const Name extends string>(names: readonly Name[]) => z.enum(names, `Write one of ${names.join(', ')}.`)

export const todayQuery = z.object({
  date: z
    .string()
    .refine(isDate, 'Write a date as YYYY-MM-DD, such as 2026-11-23.')
    .optional()
    .describe('A date that has begun anywhere, as YYYY-MM-DD. Today in the time zone `tz` unless given.'),
  tz: z.string().optional().meta({
    description: 'The name of an IANA time zone. UTC unless given, or if there is no such zone.',
    example: 'Europe/Berlin'
  })
})

const FOR_MESSAGE = 'Write "anyone" or the id of a situation, such as "exams".'

export const randomQuery = z.object({
  category: oneOf(categoryNames).optional().describe('One of the six categories.'),
  tag: z.string().optional().meta({ description: 'A tag that it has.', example: 'calm' }),
  strength: oneOf(intensities).optional().meta({ description: 'How much it dares.', example: 'gentle' }),
  for: z
    .enum([ANYONE, ...situations.map(({ id }) => id)], FOR_MESSAGE)
    .optional()
    .describe('Whom it is for: `anyone`, which is what comes unless given, or the id of a situation.'),
  not: z
    .string()
    .transform((ids) => ids.split(',').slice(0, MAX_EXCEPTED))
    .optional()
    .describe(`Ids that are not drawn as long as there is another: up to ${MAX_EXCEPTED}, joined by commas.`)
})

export const randomBody = z.object({
  categories: z
    .array(oneOf(categoryNames), 'Write a list of names, such as ["love"].')
    .max(6, 'Name each category once.')
    .optional()
    .describe('None means all.'),
  for: z
    .enum([ANYONE, ...situations.map(({ id }) => id)], FOR_MESSAGE)
    .optional()
    .describe(
      'Whom it is for: `anyone` or the id of a situation. Unless given, anyone, and of the named categories all.'
    ),
  strength: randomQuery.shape.strength,
  wink: z
    .boolean('Write true or false.')
    .optional()
    .describe('True for none but jokes. Others come, too, unless given.')
})

export const freshQuery = z.object({
  not: z.string().optional().meta({ description: 'The id of the one that is shown now.', example: 'daily-211' })
})

export const listQuery = z.object({
  after: z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/, 'Write a whole number, as in the Link header.')
    .optional()
    .describe('Continues a list after this position, as the Link header says.'),
  for: z.enum(audienceNames(), 'Write "anyone", "list" or the id of a situation, such as "exams".').optional().meta({
    description: 'Only those for `anyone`, for the `list` of their subcategory, or for the situation with this id.',
    example: ANYONE
  })
})

export const searchQuery = z.object({
  q: z.string().optional().meta({ description: 'A word or two, or their beginning.', example: 'sleep' })
})

const category = z.enum(categoryNames)
const card = z.object({
  id: z.string().describe('Keeps its meaning: a retired id is never used again.'),
  slug: z.string().describe('The last part of the address of its page.'),
  text: z.string(),
  category,
  tags: z.array(z.string())
})
const affirmation = card.extend({
  for: z.string().nullable().describe('`anyone`, `list` (the list of a subcategory), or the id of a situation.'),
  situation: z.string().nullable().describe('The label of the situation, such as “For exams”.')
})
const linkedAffirmation = affirmation.extend({ url: z.url().describe('Its page.') })
const dailyAffirmation = z.object({
  date: z.iso.date().describe('The date that it is the affirmation of.'),
  isReplacement: z.boolean().describe('True if the first affirmation of that date has been retired since.'),
  ...linkedAffirmation.shape
})
const affirmationWithLadder = affirmation.extend({
  ladder: z.array(card).describe('Those that say the same, the gentlest first; itself among them.')
})
const categoryList = z.array(
  z.object({
    name: category,
    displayName: z.string(),
    count: z.int().describe('The number of published affirmations.')
  })
)
const suggestions = z.array(
  z.object({ kind: z.enum(['help', 'guides', 'affirmations']), title: z.string(), href: z.string() })
)
const deck = z.object({
  sets: z.array(
    z.object({
      category,
      strength: z.enum(intensities),
      ids: z.array(z.string()).describe('Those for anyone.'),
      others: z.array(z.string()).describe('Those for situations and lists.'),
      winks: z.array(z.string()).describe('Those of both that joke.')
    })
  ),
  isComplete: z.boolean(),
  lines: z.array(card)
})
const study = z.object({
  key: z.string().describe('Authors and year, such as wood2009.'),
  authors: z.array(z.string()),
  year: z.int(),
  title: z.string(),
  venue: z.string(),
  doi: z.string().nullable(),
  url: z.url(),
  kind: z.string(),
  topics: z.array(z.string()),
  participants: z.int().nullable(),
  summary: z.string().describe('What may be said of it, with its limits.'),
  verdict: z.string().describe('How well what it tested stands up.'),
  page: z.url().describe('Its entry on the science hub.')
})
export const studyList = z.object({ license: z.url(), count: z.int(), studies: z.array(study) })
export const corpusFile = z.object({
  name: z.string(),
  version: z.string().describe('Changes with the affirmations: the time of their last change.'),
  license: z.url(),
  source: z.url(),
  count: z.int(),
  sha256: z.string().describe('SHA-256 of what `jq -c ".affirmations[]"` prints for this file.'),
  affirmations: z.array(card.extend({ subcategory: z.string().nullable(), for: z.string().nullable() }))
})
/** RFC 9457. */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('What to do.'),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional()
})

interface Endpoint {
  route: RouteName
  query?: z.ZodObject
  /** Parameters in the path, each with an example. */
  path?: Record<string, string>
  /** A JSON body, with an example. */
  body?: { schema: z.ZodObject; example: unknown }
  response: z.ZodType
  /** Statuses of its responses besides 200, 429, 500 and 503. */
  errors?: readonly number[]
}

/** By operation id, the name in clients that are generated from the description. */
const endpoints: Partial<Record<keyof typeof apiPage.summaries, Endpoint>> = {
  today: { route: 'todayApi', query: todayQuery, response: dailyAffirmation, errors: [400, 404] },
  random: { route: 'drawApi', query: randomQuery, response: linkedAffirmation, errors: [400, 404] },
  randomOfCategories: {
    route: 'randomApi',
    body: { schema: randomBody, example: { categories: ['love', 'gratitude'] } },
    response: affirmationWithLadder,
    errors: [400, 404, 413, 415]
  },
  fresh: {
    route: 'dailyApi',
    query: freshQuery,
    response: card.omit({ tags: true })
  },
  categories: { route: 'categoriesApi', response: categoryList },
  affirmationsOfCategory: {
    route: 'categoryApi',
    path: { category: 'gratitude' },
    query: listQuery,
    response: z.array(affirmation),
    errors: [400, 404]
  },
  affirmation: {
    route: 'affirmationApi',
    path: { id: written.daily[0]?.id ?? '' },
    response: affirmationWithLadder,
    errors: [404, 410]
  },
  search: { route: 'searchApi', query: searchQuery, response: z.object({ suggestions }) },
  deck: { route: 'deckApi', response: deck },
  studies: { route: 'studiesJson', response: studyList },
  corpus: { route: 'corpusJson', response: corpusFile }
}

export type ApiEndpoint = (typeof apiEndpoints)[number]

export const apiEndpoints = Object.entries(endpoints).map(([name, endpoint]) => {
  const { pattern, methods = ['GET'] } = routeTable[endpoint.route]
  return {
    ...endpoint,
    name,
    // GET of an address that takes a body leads to a page.
    method: endpoint.body ? 'POST' : (methods[0] as string),
    /** The path of its address, with parameters in braces. */
    address: pattern.replaceAll('[', '{').replaceAll(']', '}'),
    summary: apiPage.summaries[name as keyof typeof endpoints]
  }
})

/** An example that runs as it stands. */
export function curlExample({ route, query, path = {}, body }: ApiEndpoint): string {
  const given = query ? queryParameters(query).flatMap(({ name, example }) => (example ? [[name, example]] : [])) : []
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  const url = `'${absoluteUrl(fill(routeTable[route], ...Object.values(path)))}${search}'`
  return body ? `curl --json '${JSON.stringify(body.example)}' ${url}` : `curl ${url}`
}

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON schema of a request or response. Objects may have more fields, because some may be added later. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

/** The version of the description: the second number rises if something is added, the first one never should. */
const VERSION = '1.0.0'

const REASONS: Record<number, string> = {
  400: 'A parameter is not valid; `errors` names it.',
  404: 'There is none.',
  410: 'It has been retired.',
  413: 'The body has more than 16 KiB.',
  415: 'The body is not declared as JSON.',
  429: 'Too many requests: wait as many seconds as Retry-After says.',
  500: 'A mistake of the site.',
  503: 'Try again after as many seconds as Retry-After says.'
}
const ALWAYS = [429, 500, 503]

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of apiEndpoints) {
    const { address, method } = endpoint
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: site.name,
      version: VERSION,
      summary: apiPage.seo.description,
      description: apiPage.sections.find(({ id }) => id === 'stability')?.paragraphs.join('\n\n'),
      license: { name: 'CC BY 4.0', url: CORPUS_LICENSE }
    },
    externalDocs: { url: absoluteUrl(routes.apiDocs()) },
    servers: [{ url: env().SITE_URL }],
    /** Nothing needs a key. */
    security: [],
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problem) } }
  }
}

function operation({ name, summary, query, path = {}, body, response, errors = [] }: ApiEndpoint) {
  const pathParameters = Object.entries(path).map(([name, example]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' }, example }
  })
  const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    operationId: name,
    summary,
    parameters: [...pathParameters, ...(query ? queryParameters(query) : [])],
    ...(body && {
      requestBody: { content: { 'application/json': { schema: jsonSchemaOf(body.schema), example: body.example } } }
    }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: jsonSchemaOf(response) } } },
      ...Object.fromEntries(
        [...errors, ...ALWAYS].map((status) => [status, { description: REASONS[status], content: problemContent }])
      )
    }
  }
}

function queryParameters(query: z.ZodObject) {
  return Object.entries(jsonSchemaOf(query).properties ?? {}).map(([name, property]) => {
    const { description, example, ...schema } = property as JsonSchema & { example?: string }
    return { name, in: 'query', description, schema, example }
  })
}

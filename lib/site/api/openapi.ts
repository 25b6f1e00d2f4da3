/** The description of the public API for programs (OpenAPI 3.1), made from the schemas that check its requests. */
import * as z from 'zod/mini'
import { apiPage } from '../../../content/pages/api'
import { routes } from '../../routes'
import { CORPUS_LICENSE } from './corpus'
import { type ApiEndpoint, apiEndpoints } from './endpoints'
import { problem } from './responses'

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

export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of apiEndpoints) {
    const { address, method } = endpoint
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Daily Affirmations',
      version: VERSION,
      summary: apiPage.seo.description,
      description: apiPage.sections.find(({ id }) => id === 'stability')?.paragraphs.join('\n\n'),
      license: { name: 'CC BY 4.0', url: CORPUS_LICENSE }
    },
    externalDocs: { url: origin + routes.apiDocs() },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: schemaOf(problem) } }
  }
}

function operation({ name, summary, query, path = {}, body, response, errors = [], example }: ApiEndpoint) {
  return {
    operationId: name,
    summary,
    parameters: [...pathParameters(path), ...(query ? queryParameters(query, example?.query) : [])],
    ...(body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(body), example: example?.body } } }
    }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: schemaOf(response) } } },
      ...Object.fromEntries([...errors, ...ALWAYS].map((status) => [status, problemResponse(status)]))
    }
  }
}

function pathParameters(path: Record<string, string>) {
  return Object.entries(path).map(([name, example]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' }, example }
  })
}

/** @param example a query with an example of each parameter */
function queryParameters(query: z.ZodMiniObject, example = '') {
  const examples = Object.fromEntries(new URLSearchParams(example))
  return Object.entries(schemaOf(query).properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as z.core.JSONSchema.JSONSchema
    const shown = examples[name] !== undefined && { example: examples[name] }
    return { name, in: 'query', ...(description && { description }), schema: rest, ...shown }
  })
}

function problemResponse(status: number) {
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description: REASONS[status], content: { 'application/problem+json': { schema } } }
}

/** The JSON schema of a request or response. Objects may have more fields, because some may be added later. */
function schemaOf(schema: z.ZodMiniType): z.core.JSONSchema.JSONSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

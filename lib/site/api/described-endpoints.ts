/** The endpoints as the page for programmers shows them: their fields, and how programs send them. */
import * as z from 'zod/mini'
import { fill, routeTable } from '../../routes'
import { type ApiEndpoint, apiEndpoints } from './endpoints'

export type DescribedEndpoint = ReturnType<typeof describedEndpoints>[number]
export type FieldDescription = ReturnType<typeof fieldsOf>[number]

export function describedEndpoints(origin: string) {
  return apiEndpoints.map((endpoint) => ({
    ...endpoint,
    parameters: [endpoint.query, endpoint.body].flatMap((schema) => (schema ? fieldsOf(schema) : [])),
    response: fieldsOf(endpoint.response),
    examples: codeExamples(endpoint, origin)
  }))
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The fields of an object, or of the objects in a list. */
function fieldsOf(schema: z.ZodMiniType) {
  const { type, items, properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const fields = type === 'array' ? ((items as JsonSchema).properties ?? {}) : properties
  return Object.entries(fields).map(([name, field]) => {
    const { description, ...rest } = field as JsonSchema
    return { name, type: typeName(rest), ...(description && { description: description.replaceAll('`', '') }) }
  })
}

const MAX_VALUES = 6

function typeName({ type, anyOf, enum: values, items, format }: JsonSchema): string {
  if (values && values.length <= MAX_VALUES) return values.join(' · ')
  if (anyOf) return anyOf.map((one) => typeName(one as JsonSchema)).join(' or ')
  if (type === 'array') return `list of ${typeName(items as JsonSchema)}`
  return [type ?? '']
    .flat()
    .map((name) => (name === 'string' && format ? format : name))
    .join(' or ')
}

/** Each example runs as it stands: e2e/server/api.spec.ts runs one of each form. */
function codeExamples(endpoint: ApiEndpoint, origin: string) {
  const url = exampleAddress(endpoint, origin)
  const body = endpoint.example?.body === undefined ? undefined : JSON.stringify(endpoint.example.body)
  return [
    { language: 'curl', code: body ? `curl --json '${body}' '${url}'` : `curl '${url}'` },
    { language: 'JavaScript', code: javaScript(url, body) },
    { language: 'Python', code: python(url, body) }
  ]
}

/** The address of an endpoint with its example parameters. */
function exampleAddress({ route, path = {}, example }: ApiEndpoint, origin: string): string {
  const address = origin + fill(routeTable[route], ...Object.values(path))
  return example?.query ? `${address}?${example.query}` : address
}

function javaScript(url: string, body: string | undefined): string {
  const init = `, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body})
}`
  return `const response = await fetch('${url}'${body ? init : ''})
console.log(await response.json())`
}

function python(url: string, body: string | undefined): string {
  const request = `request = urllib.request.Request(
    "${url}", json.dumps(${body}).encode(), {"Content-Type": "application/json"}
)
`
  return `import json, urllib.request

${body ? request : ''}with urllib.request.urlopen(${body ? 'request' : `"${url}"`}) as response:
    print(json.load(response))`
}

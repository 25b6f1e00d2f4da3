import { Fragment } from 'react'
import { Code } from '@/components/blocks/text/code'
import { Fold } from '@/components/blocks/text/fold'
import { apiPage } from '@/content/pages/api'
import { type ApiEndpoint, curlExample, type JsonSchema, jsonSchemaOf } from '@/lib/site/api/public-api'

const words = apiPage.entry

/** An endpoint of the API: what it is for, how it is called, what it takes and what comes back. */
export function EndpointEntry({ endpoint }: { endpoint: ApiEndpoint }) {
  const { method, address, summary, query, body, response } = endpoint
  const request = query ?? body?.schema
  return (
    <Fold title={<Address text={`${method} ${address}`} />} level="h3" note={summary}>
      <div className="space-y-5">
        <Code>{curlExample(endpoint)}</Code>
        {request && <Fields title={words.parameters} schema={jsonSchemaOf(request)} />}
        <Fields title={words.response} schema={jsonSchemaOf(response)} />
      </div>
    </Fold>
  )
}

/** An address that breaks after its slashes. */
function Address({ text }: { text: string }) {
  const [first, ...others] = text.split('/')
  return (
    <span className="wrap-anywhere font-mono text-base">
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** The fields of an object, or of the objects in a list. */
function Fields({ title, schema }: { title: string; schema: JsonSchema }) {
  const { properties = {} } = schema.type === 'array' ? (schema.items as JsonSchema) : schema
  return (
    <div className="text-sm">
      <h4 className="text-base">{title}</h4>
      <dl className="mt-1 space-y-2">
        {Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => (
          <div key={name}>
            <dt>
              <code className="wrap-anywhere text-[0.95em]">{name}</code>
            </dt>
            <dd>
              <span className="mr-2 text-soft">{typeName(field)}</span>
              {field.description?.replaceAll('`', '')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
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

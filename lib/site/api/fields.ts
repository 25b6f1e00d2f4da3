/** The fields of a schema, as the page for programmers lists them. */
import * as z from 'zod/mini'

export interface FieldDescription {
  name: string
  type: string
  description?: string
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The fields of an object, or of the objects in a list. */
export function fieldsOf(schema: z.ZodMiniType): FieldDescription[] {
  const { type, items, properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const fields = type === 'array' ? ((items as JsonSchema).properties ?? {}) : properties
  return Object.entries(fields).map(([name, field]) => {
    const { description, ...rest } = field as JsonSchema
    return { name, type: typeName(rest), ...(description && { description: description.replaceAll('`', '') }) }
  })
}

const MOST_VALUES = 6

function typeName({ type, anyOf, enum: values, items, format }: JsonSchema): string {
  if (values && values.length <= MOST_VALUES) return values.join(' · ')
  if (anyOf) return anyOf.map((one) => typeName(one as JsonSchema)).join(' or ')
  if (type === 'array') return `list of ${typeName(items as JsonSchema)}`
  return [type ?? '']
    .flat()
    .map((name) => (name === 'string' && format ? format : name))
    .join(' or ')
}

/**
 * Checks JSON-LD against schema.org's own vocabulary (vocabulary.json): every type exists, every property belongs to its
 * type or a parent of it, and every value is of a type that the property accepts.
 */
import { readFileSync } from 'node:fs'

const vocabulary = JSON.parse(readFileSync('test/schema-org/vocabulary.json', 'utf8'))

const types: Record<string, string[]> = vocabulary.types
const properties: Record<string, { of: string[]; is: string[] }> = vocabulary.properties

/** @returns one sentence for each fault; none for a valid block */
export function checkSchemaOrg(block: unknown): string[] {
  if (!isNode(block)) return ['is not an object']
  const faults = block['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org']
  const nodes = Array.isArray(block['@graph']) ? block['@graph'] : [block]
  return [...faults, ...nodes.flatMap((node, index) => checkNode(node, nodes.length > 1 ? `@graph[${index}]` : '@'))]
}

function checkNode(node: unknown, path: string): string[] {
  if (!isNode(node)) return [`${path} is not an object`]
  const { '@context': _, '@id': id, '@type': type, ...rest } = node
  if (type === undefined && id !== undefined && Object.keys(rest).length === 0) return []
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) return [`${path} has the unknown type ${String(type)}`]
  return Object.entries(rest).flatMap(([name, value]) => checkProperty(type, name, value, `${path}${type}.${name}`))
}

function checkProperty(type: string, name: string, value: unknown, path: string): string[] {
  // An action says of a property what a visitor enters: https://schema.org/docs/actions.html.
  const known = name.replace(/-(input|output)$/, '')
  const property = Object.hasOwn(properties, known) ? properties[known] : undefined
  if (!property) return [`${path} is no property of schema.org`]
  if (!property.of.some((owner) => isKindOf(type, owner))) return [`${path} does not belong to ${type}`]
  return [value].flat().flatMap((one) => checkValue(one, property.is, path))
}

function checkValue(value: unknown, expected: string[], path: string): string[] {
  if (isNode(value)) {
    const type = value['@type']
    // A node with an @id alone is a reference, and is checked where it is defined.
    if (type === undefined && value['@id'] !== undefined) return []
    const fits = typeof type === 'string' && expected.some((kind) => isKindOf(type, kind))
    return [
      ...(fits ? [] : [`${path} is of type ${String(type)}, not ${expected.join(' or ')}`]),
      ...checkNode(value, `${path} › `)
    ]
  }
  return expected.some((kind) => isOfDataType(value, kind)) ? [] : [`${path} is not ${expected.join(' or ')}: ${value}`]
}

function isOfDataType(value: unknown, kind: string): boolean {
  if (typeof value === 'number') return isKindOf(kind, 'Number') && (kind !== 'Integer' || Number.isInteger(value))
  if (typeof value === 'boolean') return kind === 'Boolean'
  if (typeof value !== 'string' || value.trim() === '') return false
  if (kind === 'URL') return URL.canParse(value)
  if (kind === 'Date') return /^\d{4}(-\d\d(-\d\d)?)?$/.test(value)
  if (kind === 'DateTime') return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  // A thing may be given by its URL.
  return isKindOf(kind, 'Text') || (isKindOf(kind, 'Thing') && URL.canParse(value))
}

/** True if a type equals another one or descends from it. */
function isKindOf(type: string, ancestor: string): boolean {
  return type === ancestor || (types[type] ?? []).some((parent) => isKindOf(parent, ancestor))
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

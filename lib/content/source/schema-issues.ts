/** The errors that a schema finds in a file, in words for whoever wrote it. */
import { z } from 'zod'
import { didYouMean } from '../../did-you-mean'
import type { ContentIssue } from '../issues/issue'
import type { YamlPath } from './yaml-source'

/** The names that the file's writer has for things, and their lines. */
export interface Places {
  file: string
  lineOf: (path: YamlPath) => number
  nameOf: (path: YamlPath) => string
  /** Says what to add for something that is not there. */
  describeMissing: (path: YamlPath) => string
}

/** The words of a schema's own message; those of zod itself say less than we can. */
const OF_ZOD = /^(Too (small|big)|Invalid|Unrecognized)/

export function schemaIssues(schema: z.ZodType, value: unknown, places: Places): ContentIssue[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const explained = result.error.issues.flatMap((issue) => explain(issue, value, schema, places))
  // A misspelled field is also a missing one: it is said once.
  const meant = new Set(explained.flatMap(({ meant }) => meant ?? []))
  return explained
    .filter(({ path }) => !meant.has(path.join('.')))
    .map(({ path, message }) => ({ where: `${places.file}:${places.lineOf(path)}`, message }))
}

interface Explained {
  path: YamlPath
  message: string
  /** The path of the field that a misspelled one stands for. */
  meant?: string
}

function explain(issue: z.core.$ZodIssue, root: unknown, schema: z.ZodType, places: Places): Explained[] {
  const { path } = issue
  const value = valueAt(root, path)
  const key = String(path.at(-1))
  const named = `${places.nameOf(path)}${shown(value)}`
  const say = (message: string): Explained[] => [{ path, message }]

  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((unknown) => explainUnknown(unknown, path, value, fieldsAt(schema, path)))
  }
  if (value === undefined) return say(places.describeMissing(path))
  if (value === null) return say(`${named} is empty: write it or remove the field`)
  if (!OF_ZOD.test(issue.message)) return say(`${named} ${issue.message}`)
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String)
    const guess = didYouMean(String(value), options)
    const snippet = guess && typeof path.at(-1) === 'string' ? `${key}: ${guess}` : guess
    return say(`${named} is none of ${options.join(', ')}${snippet ? `: did you mean “${snippet}”?` : ''}`)
  }
  if (issue.code === 'invalid_type') {
    const quoted = issue.expected === 'string' && ['number', 'boolean'].includes(typeof value)
    return say(
      `${named} must be ${NOUNS[issue.expected] ?? issue.expected}${quoted ? `: write “${key}: "${value}"”` : ''}`
    )
  }
  if (Array.isArray(value) && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    return say(`${named} has ${value.length} items, it takes ${limit}`)
  }
  return say(`${named}: ${issue.message}`)
}

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false'
}

function explainUnknown(unknown: string, path: YamlPath, parent: unknown, fields: string[]): Explained {
  const missing = fields.filter((field) => !Object.hasOwn(Object(parent), field))
  const right = didYouMean(unknown, missing)
  return {
    path: [...path, unknown],
    message: `“${unknown}” is not a field here${right ? `: did you mean “${right}: …”?` : `; the fields are ${fields.join(', ')}`}`,
    meant: right && [...path, right].join('.')
  }
}

function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return ` “${value}”`
  if (typeof value !== 'string' || value === '') return ''
  return ` “${value.length > 60 ? `${value.slice(0, 60)} …` : value}”`
}

function valueAt(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], root)
}

/** The fields that a schema knows at a path. */
function fieldsAt(schema: z.ZodType, path: YamlPath): string[] {
  let node: z.core.JSONSchema.JSONSchema | undefined = z.toJSONSchema(schema, { io: 'input' })
  for (const step of path) {
    const next: unknown = typeof step === 'number' ? node?.items : node?.properties?.[String(step)]
    node = next as typeof node
  }
  return Object.keys(node?.properties ?? {})
}

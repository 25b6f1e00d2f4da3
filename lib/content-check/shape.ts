import type { ZodType } from 'zod'
import type { Problem } from '../domain/corpus'

/** What a schema finds wrong with an entry, each with its path inside the entry. */
export function checkShape(where: string, schema: ZodType, entry: unknown): Problem[] {
  const result = schema.safeParse(entry)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    where: `${where} › ${issue.path.join('.') || '(whole entry)'}`,
    message: `${issue.message} (see the schema's comments in content/types.ts)`
  }))
}

/** Values that occur more than once. */
export function twice<T>(values: T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

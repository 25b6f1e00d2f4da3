import type { ZodType } from 'zod'
import type { ContentIssue } from '../../affirmations/rules'

export interface ContentReport {
  /** What is to mend: the place, and a sentence that says how. */
  problems: ContentIssue[]
  /** Counts worth reading, one a line. */
  facts: string[]
}

/** What a schema finds wrong with an entry, each with its path inside the entry. */
export function checkShape(where: string, schema: ZodType, entry: unknown): ContentIssue[] {
  const result = schema.safeParse(entry)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    where: `${where} › ${issue.path.join('.') || '(whole entry)'}`,
    message: `${issue.message} (see the schema's comments in content/types.ts)`
  }))
}

/** Values that occur more than once. */
export function duplicates<T>(values: T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

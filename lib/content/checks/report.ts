import type { ContentIssue } from '../issues/issue'

export interface ContentReport {
  problems: ContentIssue[]
  /** Counts worth reading, one a line. */
  facts: string[]
}

/** Values that occur more than once. */
export function duplicates<T>(values: T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

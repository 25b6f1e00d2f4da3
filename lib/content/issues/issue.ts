import { printable } from '../text/printable'

/** One thing to mend in content/. */
export interface ContentIssue {
  /** The file with a line, as in "content/resources.yaml:12", or with what stands in it: "content/pages/home.ts › hero". */
  where: string
  /** A sentence that says what is wrong and how to mend it. */
  message: string
  /** Words of the file by which the line can be found, if `where` has none. */
  words?: string
  /** True if the last line with these words is meant, as for what is there twice. */
  isLast?: boolean
}

/** The issue as a line to print, whatever the files hold. */
export function issueLine({ where, message }: ContentIssue): string {
  return printable(`${where}: ${message}`)
}

/** Values that occur more than once. */
export function duplicates<T>(values: T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

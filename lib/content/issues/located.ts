import { existsSync, readFileSync } from 'node:fs'
import type { ContentIssue } from './issue'

/** The numbers of characters by which the line of a text is looked for: the text may go on below it. */
const PREFIX_LENGTHS = [40, 20]

/** The issue with the line where it stands: of the words that it names, else the first of its file. */
export function located({ where, message, words, isLast }: ContentIssue): ContentIssue {
  const [file = '', place] = where.split(' › ')
  const line = lineOf(file, words ?? place, isLast)
  return { where: line ? `${file}:${line}` : file, message: place ? `${place}: ${message}` : message }
}

function lineOf(file: string, words: string | undefined, isLast = false): number | undefined {
  if (!/\.\w+$/.test(file) || !existsSync(file)) return undefined
  if (!words) return 1
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const length of PREFIX_LENGTHS) {
    const start = words.slice(0, length)
    const has = (line: string) => {
      const at = line.indexOf(start)
      // A whole text ends with a word: "daily-100" is not in "daily-1000".
      return at >= 0 && (start !== words || !/^[\w-]/.test(line.slice(at + start.length)))
    }
    const index = isLast ? lines.findLastIndex(has) : lines.findIndex(has)
    if (index >= 0) return index + 1
  }
  return 1
}

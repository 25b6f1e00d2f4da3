import { existsSync, readFileSync } from 'node:fs'
import type { ContentIssue } from './issue'

/** So many characters of a text find its line, also if the text goes on below it. */
const ENOUGH = [40, 20]

/** The issue with the line where it stands: of the words that it names, else the first of its file. */
export function located({ where, message, words }: ContentIssue): ContentIssue {
  const [file = '', place] = where.split(' › ')
  const line = lineOf(file, words ?? place)
  return { where: line ? `${file}:${line}` : file, message: place ? `${place}: ${message}` : message }
}

function lineOf(file: string, words: string | undefined): number | undefined {
  if (!/\.\w+$/.test(file) || !existsSync(file)) return undefined
  if (!words) return 1
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const length of ENOUGH) {
    const index = lines.findIndex((line) => line.includes(words.slice(0, length)))
    if (index >= 0) return index + 1
  }
  return 1
}

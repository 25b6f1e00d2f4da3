import { existsSync, readFileSync } from 'node:fs'
import type { ContentIssue } from './issue'

/** So many characters of a text find its line, also if the text goes on below it. */
const ENOUGH = 40

/** The issue with the line where it stands, as far as its file says the words that it names. */
export function located({ where, message, words }: ContentIssue): ContentIssue {
  const [file = '', place] = where.split(' › ')
  const line = lineOf(file, words ?? place)
  return { where: line ? `${file}:${line}` : file, message: place ? `${place}: ${message}` : message }
}

function lineOf(file: string, words: string | undefined): number | undefined {
  if (!words || !/\.\w+$/.test(file) || !existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(words.slice(0, ENOUGH)))
  return index === -1 ? undefined : index + 1
}

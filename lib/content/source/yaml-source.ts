/** YAML with the line of everything in it, and syntax errors in words. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  visit
} from 'yaml'
import type { ContentIssue } from '../issues/issue'
import { describeHidden } from '../text/printable'
import { describeIndentation, describeSyntaxError, straightQuotes } from './yaml-syntax'

/** The keys and indexes that lead from the root of a document to a value in it. */
export type YamlPath = readonly PropertyKey[]

export interface YamlSource {
  value: unknown
  /** The line of the value at a path, or of the nearest value around it that exists. */
  lineOf: (path: YamlPath) => number
  /** Errors of syntax: the value is incomplete if there are any. */
  issues: ContentIssue[]
}

/** @param linesAbove the number of lines of the file that precede the text, as in a guide's front matter */
export function readYaml(file: string, text: string, linesAbove = 0): YamlSource {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lines = text.split('\n')
  const lineAt = (offset: number) => counter.linePos(offset).line
  const issue = (offset: number, message: string): ContentIssue => ({
    where: `${file}:${lineAt(offset) + linesAbove}`,
    message
  })

  const issues: ContentIssue[] = []
  // Errors after the first mostly follow from it.
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const { code, message, pos } = error
    const unclosed = firstScalar(document, ({ type, range }) => {
      const spans = range ? lineAt(range[0]) < lineAt(range[1] - 1) : false
      return spans && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')
    })
    const at = unclosed?.range?.[0] ?? openBracket(document, pos[0]) ?? pos[0]
    const line = lines[lineAt(at) - 1] ?? ''
    const shifted = unclosed ? undefined : describeIndentation(lines)
    if (shifted) issues.push({ where: `${file}:${shifted.line + linesAbove}`, message: shifted.message })
    else issues.push(issue(at, describeSyntaxError(unclosed ? 'UNCLOSED_QUOTE' : code, message, line)))
  }
  // What an indentation too many makes a part of the text above is no error to YAML.
  const joined = error
    ? undefined
    : firstScalar(document, ({ type, range }) => type === 'PLAIN' && hasItem(text, range))
  const shifted = joined && describeIndentation(lines)
  if (shifted) issues.push({ where: `${file}:${shifted.line + linesAbove}`, message: shifted.message })
  // Quotation marks that an editor has made typographic are a part of the text.
  const quoted = error
    ? undefined
    : firstScalar(document, ({ type, range }) => type === 'PLAIN' && isQuoted(text, range))
  if (quoted?.range) {
    const line = lines[lineAt(quoted.range[0]) - 1] ?? ''
    const right = straightQuotes(line)
    const write = right === line ? '' : `. Write: ${right.trim()}`
    issues.push(issue(quoted.range[0], `the quotation marks around a text are straight ones, "…"${write}`))
  }
  // "Rank #1" would silently end at "Rank".
  const cut = firstScalar(document, ({ type, comment }) => type === 'PLAIN' && comment?.startsWith(' ') === false)
  if (cut?.range) {
    const whole = JSON.stringify(`${cut.value} #${cut.comment}`)
    issues.push(issue(cut.range[0], `the text ends before “#”: put it in quotes, ${whole}`))
  }

  // An escape, such as "\u202e", writes what is not in the file.
  const hidden = firstScalar(
    document,
    ({ value, range }) =>
      describeHidden(String(value)) !== undefined && !describeHidden(text.slice(range?.[0], range?.[1]))
  )
  if (hidden?.range) issues.push(issue(hidden.range[0], describeHidden(String(hidden.value)) as string))

  const lineOf = (path: YamlPath): number => {
    let node: unknown = document.contents
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
      const item: unknown = pair ?? (isSeq(node) ? node.items[Number(step)] : undefined)
      if (!item) break
      const start = pair ? (pair as Pair).key : item
      if (isNode(start)) offset = start.range?.[0] ?? offset
      node = pair ? pair.value : item
    }
    return lineAt(offset) + linesAbove
  }
  return { value: issues.length === 0 ? document.toJS() : undefined, lineOf, issues }
}

/** True if the text goes on with a line that looks like an item of a list. */
function hasItem(text: string, range: Scalar['range']): boolean {
  return /\n\s*- /.test(text.slice(range?.[0], range?.[1]))
}

/** True if the text has typographic quotes around it, or a comma has cut off the second one. */
function isQuoted(text: string, range: Scalar['range']): boolean {
  const words = text.slice(range?.[0], range?.[1])
  return /^(?:[“„«][^“”„«»]*[”“»]?|‘[^‘]*’)$/.test(words)
}

/** Where the “{” or “[” stands that is not closed at the end: mostly on a line above. */
function openBracket(document: Document, end: number): number | undefined {
  let start: number | undefined
  visit(document, {
    Collection(_key, { flow, range }) {
      if (flow && range?.[1] === end) start = range[0]
    }
  })
  return start
}

function firstScalar(document: Document, matches: (scalar: Scalar) => boolean | undefined): Scalar | undefined {
  let found: Scalar | undefined
  visit(document, {
    Scalar(_key, node) {
      if (!matches(node)) return undefined
      found = node
      return visit.BREAK
    }
  })
  return found
}

/** Advice about errors of YAML's syntax: mostly, a text needs quotes. */
import { typographic } from '../text/house-style'

const IN_WORDS: Record<string, string> = {
  BAD_INDENT: 'the line is not indented like its neighbors',
  BAD_SCALAR_START: 'a text that begins with such a character needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon needs quotes',
  DUPLICATE_KEY: 'the same field is there twice: remove one',
  MISSING_CHAR: 'a field is written “name: text”, and a text that goes on below is indented',
  MULTILINE_IMPLICIT_KEY: 'a field is written “name: text”, with a space behind the colon',
  MULTIPLE_DOCS: '“---” begins a second document: remove the line',
  TAB_AS_INDENT: 'a tab is used to indent: use spaces',
  UNCLOSED_QUOTE: 'a quotation mark is not closed',
  UNEXPECTED_TOKEN: 'the text goes on after its end'
}

/** Errors whose line is not what has to be rewritten. */
const NOT_MENDED_BY_QUOTES = new Set(['BAD_INDENT', 'DUPLICATE_KEY', 'MULTIPLE_DOCS', 'TAB_AS_INDENT'])

/** Characters that mean something to YAML at the beginning of a text. */
const SPECIAL_START = /^[[\]{}>|*&!%#`'@,?-]/

export function describeSyntaxError(code: string, message: string, line: string): string {
  const [, bracket] = /must .*end with a (.)$/.exec(message) ?? []
  if (bracket) return `a bracket is not closed, add “${bracket}”: “${line.trim()}”`
  const known = message.startsWith('Missing closing') ? IN_WORDS.UNCLOSED_QUOTE : IN_WORDS[code]
  const mended = NOT_MENDED_BY_QUOTES.has(code) ? undefined : mend(line)
  return `${known ?? message}: “${line.trim()}”${mended ? `. Write: ${mended}` : ''}`
}

/** The line with straight quotes in place of typographic ones around a whole text: `title: “One”` becomes `title: "One"`. */
export function straightQuotes(line: string): string {
  return line.replace(
    /(^\s*- |: |[[{,] ?)(?:[“„«]([^“”„«»"]*)[”“»]|‘([^‘"]*)’)(?=\s*(?:[,\]}].*)?$)/g,
    (_whole, before: string, double?: string, single?: string) => `${before}"${double ?? single}"`
  )
}

/** A line that begins a field, an item or both; a text or a row of braces stands behind it or not. */
const STRUCTURE = /^(\s*)((?:- )*)(?:[\w-]+:(?: |$)|(?<=- )|-$)/

/**
 * The first line that does not stand where a line above has begun a list or the fields of an item, and the line as it should
 * be. It may be right in YAML, so ask only once something is wrong.
 */
export function describeIndentation(lines: string[]): { line: number; message: string } | undefined {
  /** The columns at which lists and fields that are not over have begun, and whether the next may stand deeper. */
  let open: { column: number; isList: boolean }[] = []
  let mayDeepen = true
  /** The column of the field whose text, after “>” or “|”, stands on the lines below. */
  let block: number | undefined
  for (const [index, line] of lines.entries()) {
    const column = line.search(/\S/)
    if (column < 0 || line[column] === '#' || (block !== undefined && column > block)) continue
    block = undefined
    const [, , dashes = ''] = STRUCTURE.exec(line) ?? []
    if (!STRUCTURE.test(line)) continue
    const isList = dashes !== ''
    const fits = open.some((known) => known.column === column && known.isList === isList)
    // A list may stand at the column of its field, too.
    const begins = mayDeepen && column >= (open.at(-1)?.column ?? 0)
    if (open.length > 0 && !fits && !begins) {
      const same = open.filter((known) => known.isList === isList)
      const nearest = same.sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0]
      const right = `${' '.repeat(nearest?.column ?? 0)}${line.trim()}`
      return { line: index + 1, message: `${IN_WORDS.BAD_INDENT}: “${line}”. Write: “${right}”` }
    }
    open = open.filter((known) => known.column < column || (known.column === column && isList && !known.isList))
    open.push({ column, isList })
    const inner = column + dashes.length
    if (isList && /^[\w-]+:(?: |$)/.test(line.slice(inner))) open.push({ column: inner, isList: false })
    mayDeepen = /(?::|^\s*-)\s*(?:#.*)?$/.test(line)
    if (/[:-] [>|][+-]?$/.test(line)) block = open.at(-1)?.column
  }
  return undefined
}

/** The line with its text in quotes, if that is what it lacks. */
function mend(line: string): string | undefined {
  const straight = straightQuotes(line)
  if (straight !== line) return straight.trim()
  return mendRow(line) ?? mendInnerQuotes(line) ?? mendPlainText(line)
}

/** The text of a row, `- { id: …, text: …, tags: … }`, in quotes of YAML, with typographic ones inside. */
function mendRow(line: string): string | undefined {
  const [, before, value = '', after] = /^\s*(- \{.*?\btext: )(.*?)(,\s*(?:for|tags|slug|id):.*)$/.exec(line) ?? []
  if (!before || /^"(?:[^"\\]|\\.)*"$/.test(value)) return undefined
  return `${before}"${typographic(value.replace(/^"|"$/g, ''))}"${after}`
}

/** `title: "He said "no"."` becomes `title: "He said “no”."`. */
function mendInnerQuotes(line: string): string | undefined {
  const [, before, inner = ''] = /^\s*(\S*:\s+)"(.*)"\s*$/.exec(line) ?? []
  return before && /(?<!\\)"/.test(inner) ? `${before}"${typographic(inner)}"` : undefined
}

/** `title: Before: a line` becomes `title: "Before: a line"`. */
function mendPlainText(line: string): string | undefined {
  const match = /^(\s*(?:- )?)([a-zA-Z]+: |)(\S.*)$/.exec(line)
  const [, indent = '', key = '', value = ''] = match ?? []
  if (!match || /^["{]/.test(value) || !(key || indent.includes('-'))) return undefined
  if (!value.includes(': ') && !value.endsWith(':') && !SPECIAL_START.test(value)) return undefined
  return `${indent}${key}${JSON.stringify(value.replace(/^'(.*)'$/, '$1'))}`.trim()
}

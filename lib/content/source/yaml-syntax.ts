/** Advice about errors of YAML's syntax: mostly, a text needs quotes. */
import { typographic } from '../text/house-style'

const IN_WORDS: Record<string, string> = {
  BAD_INDENT: 'the line is not indented like its neighbors',
  BAD_SCALAR_START: 'a text that begins with such a character needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon needs quotes',
  DUPLICATE_KEY: 'the same field is there twice: remove one',
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

/** The line with its text in quotes, if that is what it lacks. */
function mend(line: string): string | undefined {
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

/** The list as CSV: csv-parse and csv-stringify, set so that no spreadsheet runs a cell as a formula. */
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Stringifier, stringify } from 'csv-stringify'

export interface CsvRow {
  /** The line that the row begins on, from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t', '|']
/** A header is among so many rows; above it may be a title. */
export const HEADER_WITHIN = 10
/** The first line of a file from Excel may name what separates its cells. */
const SEPARATOR_LINE = /^sep=(.)(?=\n)/i
/** Characters after which a quote counts as never closed. */
const LONGEST_ROW = 1_000_000
/** An apostrophe and the start of a formula, as csv-stringify and spreadsheets write it. */
const ESCAPED_FORMULA = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The rows of a file in UTF-8 or UTF-16, without empty lines, one after the other. Cells are separated by what its header has
 * between them: commas, semicolons, tabs or bars.
 * @param isHeader tells a header from the lines above it
 * @throws Error naming the line before a quote that is never closed
 */
export async function* readCsv(
  file: AsyncIterable<Uint8Array>,
  isHeader: (cells: string[]) => boolean = () => false
): AsyncGenerator<CsvRow> {
  const text = unifiedText(file)
  const { value: beginning = '' } = await text.next()
  const named = SEPARATOR_LINE.exec(beginning)?.[1]
  const parser = parse({
    delimiter: named ?? delimiterOf(beginning, isHeader),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    info: true
  })
  const whole = async function* () {
    yield beginning.replace(SEPARATOR_LINE, '')
    yield* text
  }
  let last = 0
  try {
    // An error reaches whoever reads, so that the callback has nothing to do.
    for await (const { record: cells, info } of pipeline(whole(), parser, () => {})) {
      last = info.lines - cells.join('').split('\n').length + 1
      yield { line: last, cells }
    }
  } catch (error) {
    const isUnclosed = error instanceof CsvError && /^CSV_(QUOTE_NOT_CLOSED|MAX_RECORD_SIZE)$/.test(error.code)
    throw isUnclosed ? new Error(`A quote that opens after line ${last} is never closed.`) : error
  }
}

/**
 * The text of a file, part by part, with LF alone at the ends of lines: files mix them, and csv-parse counts CRLF within quotes as two.
 * What is not UTF-8 is what Excel writes in the west of Europe.
 */
async function* unifiedText(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let held = ''
  for await (const part of file) {
    if (!decoder) refuseOtherFormats(part)
    decoder ??= new TextDecoder(encodingOf(part), { fatal: true })
    let decoded: string
    try {
      decoded = decoder.decode(part, { stream: true })
    } catch {
      decoder = new TextDecoder('windows-1252')
      decoded = decoder.decode(part, { stream: true })
    }
    const text = held + decoded
    // The LF of this CR may be in the next part.
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
  }
  yield held.replace('\r', '\n')
}

/** Excel's “Unicode text” is UTF-16, mostly with a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8'
}

/** How spreadsheets, ZIP and other archives, and PDFs begin. */
const BINARY = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '\x1f\x8b', '%PDF']
const OTHER_TEXT = /^\s*(\[\s*["{\]]|\{|BEGIN:VCARD|<(!|\?|html|table))/i

/** @throws Error that says what the file is, whatever its name */
function refuseOtherFormats(part: Uint8Array): void {
  const beginning = Buffer.from(part.subarray(0, 100)).toString('latin1').replace('\xef\xbb\xbf', '')
  const isBinary = BINARY.some((signature) => beginning.startsWith(signature))
  if (!isBinary && !OTHER_TEXT.test(beginning)) return
  const what = isBinary ? 'a spreadsheet, an archive or a PDF' : 'JSON, a vCard or a page'
  throw new Error(`The file is ${what}, whatever its name: save it as CSV, and import that.`)
}

function delimiterOf(beginning: string, isHeader: (cells: string[]) => boolean): string {
  const lines = beginning.split('\n').filter((line) => line.trim())
  const split = (line: string, delimiter: string) => line.replace(/"([^"]*)"/g, withoutDelimiters).split(delimiter)
  for (const line of lines.slice(0, HEADER_WITHIN)) {
    const found = DELIMITERS.find((delimiter) => isHeader(split(line, delimiter)))
    if (found) return found
  }
  const counts = DELIMITERS.map((delimiter) => split(lines[0] ?? '', delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string
}

/** What is within quotes separates nothing. */
function withoutDelimiters(_all: string, quoted: string): string {
  return quoted.replace(/[,;\t|]/g, '')
}

/** Takes objects, of which it writes these fields, under a row with their names. */
export function csvWriter(columns: string[]): Stringifier {
  return stringify({
    columns,
    header: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    cast: { date: (date) => date.toISOString() }
  })
}

/** A cell without the apostrophe that keeps it from being a formula. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell
}

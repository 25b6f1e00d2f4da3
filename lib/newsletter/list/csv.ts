/** The list as CSV: csv-parse and csv-stringify, set so that no spreadsheet runs a cell as a formula. */
import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type Stringifier, stringify } from 'csv-stringify'
import { detectDialect } from './csv-dialect'

export interface CsvRow {
  /** The line that the row begins on, from 1. */
  line: number
  cells: string[]
}

/** An apostrophe and the start of a formula, as csv-stringify and spreadsheets write it. */
const ESCAPED_FORMULA = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Reads rows one by one, skipping empty lines. Cells are separated as the first line shows: by commas, semicolons or tabs.
 * @throws Error naming the line before a quote that is never closed
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let end = 0
  const dialect = await detectDialect(withUnixLines(text))
  const parser = parse({
    bom: true,
    delimiter: dialect.delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Rows wait in the stream: when it fails, the last one that it has read is not the last one that came out.
    on_record: (cells, { lines }) => {
      end = lines
      return cells
    }
  })
  // An error of the source, such as a missing file, ends the parser too: it is thrown below.
  pipeline(Readable.from(dialect.text), parser, () => {})
  try {
    for await (const row of parser) {
      const { record: cells, info } = row as { record: string[]; info: Info }
      const within = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
      yield { line: info.lines - within, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new Error(`A quote that opens after line ${end} is never closed.`)
  }
}

/** Files mix line ends, and csv-parse counts CRLF within quotes as two lines. */
async function* withUnixLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of text) {
    const joined = held + piece
    held = joined.endsWith('\r') ? '\r' : ''
    yield joined.slice(0, joined.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held) yield '\n'
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

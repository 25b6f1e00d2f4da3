/** The list as CSV: csv-parse and csv-stringify, set so that no spreadsheet runs a cell as a formula. */
import { CsvError, parse } from 'csv-parse/sync'
import { type Stringifier, stringify } from 'csv-stringify'

interface CsvRow {
  /** The line that the row begins on, from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t']
/** An apostrophe and the start of a formula, as csv-stringify and spreadsheets write it. */
const ESCAPED_FORMULA = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The rows of a file in UTF-8 or UTF-16, without empty lines. Cells are separated as the first line shows: by commas,
 * semicolons or tabs.
 * @throws Error naming the line before a quote that is never closed
 */
export function readCsv(file: Uint8Array): CsvRow[] {
  // Excel's “Unicode text” is UTF-16 with this byte order mark.
  const encoding = file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8'
  // Files mix line ends, and csv-parse counts CRLF within quotes as two lines.
  const text = new TextDecoder(encoding).decode(file).replace(/\r\n?/g, '\n')
  const first = text.split('\n').find((line) => line.trim()) ?? ''
  const rows: CsvRow[] = []
  try {
    parse(text, {
      delimiter: mostFrequent(first),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines - cells.join('').split('\n').length + 1, cells })
        return null
      }
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new Error(`A quote that opens after line ${rows.at(-1)?.line ?? 0} is never closed.`)
  }
}

function mostFrequent(line: string): string {
  const unquoted = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string
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

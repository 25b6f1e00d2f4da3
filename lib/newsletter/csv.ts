/** Comma-separated values (RFC 4180), read from a stream and written so that no spreadsheet runs them. */

export interface CsvRow {
  /** Where the row begins, from 1. */
  line: number
  cells: string[]
}

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Reads rows as they come, whatever the pieces. Cells may be quoted; lines end with CRLF, LF or CR; a byte order mark is
 * passed over, and so are empty lines.
 * @throws Error naming the line of a quote that is never closed
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let row: CsvRow = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let state: 'plain' | 'quoted' | 'quote in quoted' = 'plain'
  let previous = ''
  const take = () => {
    const taken = { line: row.line, cells: [...row.cells, cell] }
    cell = ''
    row = { line, cells: [] }
    return taken
  }
  for await (const piece of pieces) {
    for (const character of piece) {
      const isFirst = previous === ''
      const isSecondHalf = character === '\n' && previous === '\r'
      previous = character
      if (isFirst && character === '\uFEFF') continue
      if (character === '\n' ? !isSecondHalf : character === '\r') line += 1
      if (state === 'quoted') {
        if (character === '"') state = 'quote in quoted'
        else cell += character
      } else if (character === '"' && (state === 'quote in quoted' || cell === '')) {
        if (state === 'quote in quoted') cell += '"'
        state = 'quoted'
      } else {
        state = 'plain'
        if (character === ',') {
          row.cells.push(cell)
          cell = ''
        } else if (character === '\n' || character === '\r') {
          if (!isSecondHalf && (cell !== '' || row.cells.length > 0)) yield take()
          else row.line = line
        } else cell += character
      }
    }
  }
  if (state === 'quoted') throw new Error(`The quote that opens in the row of line ${row.line} is never closed.`)
  if (cell !== '' || row.cells.length > 0) yield take()
}

/** A row with its line end. What a spreadsheet would run gets an apostrophe in front, as spreadsheets themselves do it. */
export function csvRow(cells: string[]): string {
  const written = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(',')}\r\n`
}

/** A cell as it was before `csvRow` made it safe. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

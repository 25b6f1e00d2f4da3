/** Imports a list of addresses from a file. */
import { email } from '../../content/text/text-schema'
import { normalAddress } from './address'
import { readCsv, unescapeFormula } from './csv'
import { type ImportOutcome, importAddresses } from './subscriber-list'

const BATCH = 500
const COLUMN = /^e-?mail([ _-]?(address|adresse))?$/i
/** So many line numbers are kept of each kind of row that was passed over. */
const LINES_KEPT = 20

type RowOutcome = ImportOutcome | 'invalid'

/** Number of rows by outcome, and the line numbers of the first of them. */
type ImportReport = Record<RowOutcome, { count: number; lines: number[] }>

/**
 * Adds the addresses of a CSV file: of its column "email", or of its only column.
 * @throws Error if no column has addresses
 */
export async function importCsv(file: Uint8Array): Promise<ImportReport> {
  const entry = () => ({ count: 0, lines: [] })
  const report: ImportReport = { added: entry(), known: entry(), suppressed: entry(), invalid: entry() }
  const note = (outcome: RowOutcome, line: number) => {
    report[outcome].count += 1
    if (report[outcome].lines.length < LINES_KEPT) report[outcome].lines.push(line)
  }
  const rows = readCsv(file)
  const header = rows[0]?.cells ?? []
  const named = header.findIndex((cell) => COLUMN.test(cell.trim()))
  const isAlone = header.length === 1 && email.safeParse(unescapeFormula(header[0] ?? '')).success
  if (rows.length > 0 && named < 0 && !isAlone) {
    throw new Error(`The first row names no column "email": ${header.join(', ').slice(0, 200)}`)
  }
  const valid = rows.slice(named >= 0 ? 1 : 0).flatMap(({ line, cells }) => {
    const { data } = email.safeParse(unescapeFormula(cells[Math.max(0, named)] ?? ''))
    if (!data) note('invalid', line)
    return data ? [{ email: normalAddress(data), line }] : []
  })
  for (let start = 0; start < valid.length; start += BATCH) {
    const batch = valid.slice(start, start + BATCH)
    const outcomes = await importAddresses(batch.map(({ email }) => email))
    for (const [index, { line }] of batch.entries()) note(outcomes[index] as ImportOutcome, line)
  }
  return report
}

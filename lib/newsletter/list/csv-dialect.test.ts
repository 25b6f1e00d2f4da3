import { readCsv } from './csv'
import { decodeText } from './csv-dialect'

/** The rows of a file that comes in pieces of this size, each as its line and its cells. */
async function rowsOf(file: Buffer, size: number): Promise<string[]> {
  async function* pieces() {
    for (let start = 0; start < file.length; start += size) yield file.subarray(start, start + size)
  }
  const rows: string[] = []
  for await (const { line, cells } of readCsv(decodeText(pieces()))) rows.push(`${line}: ${cells.join('|')}`)
  return rows
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const SEMICOLONS = 'Name;E-Mail\r\n"Jörg; der Erste";jörg@example.org\r\n"Ann, ""A""";ann@example.org\r\n'
const ROWS = ['1: Name|E-Mail', '2: Jörg; der Erste|jörg@example.org', '3: Ann, "A"|ann@example.org']
const TABS = SEMICOLONS.replace(/;(?=E|j|a)/g, '\t')

it.each<[what: string, file: Buffer, rows: string[]]>([
  ['semicolons, as Excel writes them in Europe', Buffer.from(SEMICOLONS), ROWS],
  ['semicolons after a byte order mark', Buffer.from(`\uFEFF${SEMICOLONS}`), ROWS],
  ['tabs', Buffer.from(TABS), ROWS],
  ['UTF-16 with tabs, Excel’s “Unicode text”', utf16(`\uFEFF${TABS}`), ROWS],
  ['UTF-16 with the other byte order', utf16(`\uFEFF${TABS}`).swap16(), ROWS],
  ['UTF-16 without a byte order mark', utf16(SEMICOLONS), ROWS],
  ['commas in a cell', Buffer.from('email;note\na@b.org;x, y, z\n'), ['1: email|note', '2: a@b.org|x, y, z']],
  ['a line “sep=;”', Buffer.from('sep=;\r\nemail;a,b,c\r\na@b.org;1\r\n'), ['2: email|a,b,c', '3: a@b.org|1']],
  ['addresses alone', Buffer.from('a@b.org\nc@d.org\n'), ['1: a@b.org', '2: c@d.org']],
  ['no last line end', Buffer.from('"Last, first";email\nx;a@b.org'), ['1: Last, first|email', '2: x|a@b.org']],
  ['an empty file', Buffer.from(''), []],
  ['empty lines', Buffer.from('\n\n'), []]
])('reads %s, in pieces of any size', async (_what, file, rows) => {
  // UTF-16 is told by its first two bytes: files come in pieces of 64 KiB.
  for (const size of [2, 3, 7, 1_000]) expect(await rowsOf(file, size)).toEqual(rows)
})
